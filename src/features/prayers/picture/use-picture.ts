import { useEffect, useState } from 'react'
import { createMeasure, drawPicture, loadPictureFonts, type PictureGround } from './draw-picture'
import {
  describePicture,
  layOutPicture,
  type PictureFormat,
  type PictureWords,
} from './lay-out-picture'
import { pictureFile, type PreparedPicture } from './share-picture'

interface PictureRequest {
  readonly words: PictureWords
  readonly format: PictureFormat
  readonly ground: PictureGround
  /** Of the tradition. */
  readonly hue: number
}

/** A picture on show; `address` is that of its file in this window. */
interface ShownPicture extends PreparedPicture {
  readonly address: string
}

async function preparePicture(request: PictureRequest): Promise<PreparedPicture> {
  const { words, format, ground, hue } = request
  await loadPictureFonts([words.text, words.title, words.tradition, words.source])
  const measure = createMeasure()
  if (!measure) throw new Error('This browser has no canvas.')
  const layout = layOutPicture(words, format, measure)
  const file = pictureFile(await drawPicture(layout, { ground, hue }), words.title, format)
  return { file, description: describePicture(words, layout.shownText) }
}

/** Draws the picture that is asked for, each time it changes. Undefined until it is drawn, null when that fails. */
export function usePicture({ words, format, ground, hue }: PictureRequest) {
  const [picture, setPicture] = useState<ShownPicture | null>()
  useEffect(() => {
    let address: string | null = null
    let isWanted = true
    async function prepare() {
      const prepared = await preparePicture({ words, format, ground, hue }).catch(() => null)
      if (!isWanted) return
      address = prepared && URL.createObjectURL(prepared.file)
      setPicture(prepared && address ? { ...prepared, address } : null)
    }
    void prepare()
    return () => {
      isWanted = false
      setPicture(undefined)
      if (address) URL.revokeObjectURL(address)
    }
  }, [words, format, ground, hue])
  return picture
}
