import { Download, Share2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { PrayerLength } from '@/catalogue/product'
import { findTradition } from '@/catalogue/traditions'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { SegmentedField } from '@/components/ui/segmented-field'
import { Skeleton } from '@/components/ui/skeleton'
import { notify } from '@/lib/notify'
import { lengthName } from '../card/length-names'
import { pictureSource } from '../actions/share-prayer'
import type { PictureGround } from './draw-picture'
import { PICTURE_FORMATS, type PictureFormat } from './lay-out-picture'
import {
  canSharePictures,
  downloadPicture,
  sharePicture,
  type PreparedPicture,
} from './share-picture'
import { usePicture } from './use-picture'

/** A text of a prayer that a picture can show; `language` is a BCP 47 tag, null when unknown. */
export interface PictureText {
  readonly length: PrayerLength
  readonly text: string
  readonly language: string | null
}

export interface PicturePrayer {
  /** Null for a prayer that has no row yet. */
  readonly id: string | null
  readonly title: string
  readonly tradition: string
  readonly isPrivate: boolean
}

interface PictureDialogProps {
  prayer: PicturePrayer
  /** The texts to choose from, as they are shown; at least one. */
  texts: readonly PictureText[]
  /** The length on show. */
  length: PrayerLength
  onClose: () => void
}

const FORMATS = [
  { value: 'wide', label: 'Wide, 1200 × 630' },
  { value: 'tall', label: 'Tall, 1080 × 1350' },
] as const
const GROUNDS = [
  { value: 'light', label: 'Paper' },
  { value: 'dark', label: 'Dusk' },
] as const

async function handleShare(picture: PreparedPicture) {
  const outcome = await sharePicture(picture)
  if (outcome === 'shared') notify.success('Shared successfully')
  if (outcome === 'failed') notify.error('Unable to share. Please try downloading it instead.')
}

async function handleDownload(picture: PreparedPicture) {
  const isCopied = await downloadPicture(picture)
  notify.success(isCopied ? 'Picture downloaded, its description is copied' : 'Picture downloaded')
}

/** Offers a prayer as a picture: a preview, what may be chosen, and the ways to take it along. */
export function PictureDialog({ prayer, texts, length, onClose }: PictureDialogProps) {
  const [format, setFormat] = useState<PictureFormat>('wide')
  const [ground, setGround] = useState<PictureGround>('light')
  const [wanted, setWanted] = useState(length)
  const chosen = texts.find((each) => each.length === wanted) ?? texts[0]
  const { title, tradition } = prayer
  const source = pictureSource(prayer)
  const text = chosen?.text ?? ''
  const language = chosen?.language ?? null
  const words = useMemo(
    () => ({ text, language, title, tradition, source }),
    [text, language, title, tradition, source],
  )
  const hue = findTradition(tradition)?.hue ?? 250
  const picture = usePicture({ words, format, ground, hue })
  const { width, height } = PICTURE_FORMATS[format]
  const canShare = picture ? canSharePictures(picture.file) : false

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title="Share as a picture"
      footer={
        <>
          <Button
            variant={canShare ? 'secondary' : 'primary'}
            disabled={!picture}
            onClick={() => picture && void handleDownload(picture)}
          >
            <Download aria-hidden="true" size={17} />
            Download
          </Button>
          {canShare && (
            <Button onClick={() => picture && void handleShare(picture)}>
              <Share2 aria-hidden="true" size={17} />
              Share
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-5">
        <div className="grid h-[min(20rem,38dvh)] place-items-center rounded-control bg-ground p-3">
          {picture && (
            <img
              src={picture.address}
              alt={picture.description}
              width={width}
              height={height}
              className="h-auto max-h-[calc(min(20rem,38dvh)-1.5rem)] w-auto max-w-full animate-appear rounded-[4px] border border-line"
            />
          )}
          {picture === undefined && <Skeleton className="h-full w-full" />}
          {picture === null && (
            <Alert tone="destructive">The picture could not be drawn on this device.</Alert>
          )}
        </div>
        <SegmentedField legend="Format" options={FORMATS} value={format} onChange={setFormat} />
        {texts.length > 1 && (
          <SegmentedField
            legend="Text"
            options={texts.map((each) => ({
              value: each.length,
              label: lengthName(each.length, tradition),
            }))}
            value={wanted}
            onChange={setWanted}
          />
        )}
        <SegmentedField legend="Ground" options={GROUNDS} value={ground} onChange={setGround} />
        {picture && (
          <div className="text-sm">
            <h3 className="font-sans text-sm font-medium tracking-normal">Description</h3>
            <p className="mt-1 text-ink-soft">For people who do not see pictures. It goes along.</p>
            <p dir="auto" className="mt-2 border-s-2 border-line ps-3 text-ink-soft">
              {picture.description}
            </p>
          </div>
        )}
      </div>
    </Dialog>
  )
}
