import { ImageUp, Trash2 } from 'lucide-react'
import { useRef, type ChangeEvent } from 'react'
import { Avatar } from '@/components/ui/avatar'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/class-names'
import { PICTURE_TYPES } from './picture-kind'
import { UPLOAD_ATTEMPTS, type PictureSlot } from './picture-upload'
import { avatarLetter, type Profile } from './profile'
import type { UploadStep } from './store-picture'
import { usePictureRemoval } from './use-picture-removal'
import { usePictureUpload } from './use-picture-upload'

const WORDS = {
  avatar: {
    label: 'Avatar',
    choose: 'Choose avatar',
    remove: 'Remove avatar',
    hint: 'Shown round. Any picture up to 50 MB.',
  },
  banner: {
    label: 'Banner',
    choose: 'Choose banner',
    remove: 'Remove banner',
    hint: 'Shown wide. Any picture up to 50 MB.',
  },
} as const

/** Preparing, three tries, finishing: the bar shows steps that were really reached. */
function progressOf(step: UploadStep): { value: number; words: string } {
  if (step.name === 'preparing') return { value: 1, words: 'Preparing the picture' }
  if (step.name === 'finishing') return { value: 4, words: 'Putting it in place' }
  const again = step.attempt > 1 ? ` (try ${step.attempt} of ${UPLOAD_ATTEMPTS})` : ''
  return { value: 2, words: `Uploading${again}` }
}

const BAR_CLASSES = cn(
  'h-1.5 w-full appearance-none overflow-hidden rounded-full border-none bg-line',
  '[&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent',
)

interface PictureFieldProps {
  profile: Profile
  slot: PictureSlot
}

export function PictureField({ profile, slot }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const chooseButton = useRef<HTMLButtonElement>(null)
  const { upload, isUploading, step, preview, problem } = usePictureUpload(profile.id, slot)
  const removal = usePictureRemoval(profile.id, slot)
  const { label, choose, remove, hint } = WORDS[slot]
  const hasPicture = (slot === 'avatar' ? profile.avatarUrl : profile.bannerUrl) !== null
  const progress = step && progressOf(step)

  function handleChoice({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    // Emptied, so that choosing the same file again after a failure fires a change.
    target.value = ''
    if (file) upload(file)
  }

  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <Picture profile={profile} slot={slot} preview={preview} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <input
          ref={input}
          type="file"
          accept={PICTURE_TYPES.join(',')}
          aria-label={choose}
          onChange={handleChoice}
          tabIndex={-1}
          className="sr-only"
        />
        <Button
          variant="secondary"
          size="small"
          ref={chooseButton}
          isPending={isUploading}
          onClick={() => input.current?.click()}
        >
          <ImageUp aria-hidden="true" size={16} />
          {choose}
        </Button>
        {hasPicture && (
          <Button
            variant="quiet"
            size="small"
            isPending={removal.isPending}
            onClick={() => {
              // The button is removed with the picture: the focus moves to the one beside it.
              removal.mutate(undefined, { onSuccess: () => chooseButton.current?.focus() })
            }}
          >
            <Trash2 aria-hidden="true" size={16} />
            {remove}
          </Button>
        )}
        <p className="text-sm text-ink-soft">{hint}</p>
      </div>
      <div aria-live="polite" className={cn('text-sm', !progress && !problem && 'hidden')}>
        {progress && (
          <label className="grid max-w-xs gap-1.5">
            {progress.words}
            <progress max={5} value={progress.value} className={BAR_CLASSES} />
          </label>
        )}
        {problem && <p className="text-danger">{problem}</p>}
      </div>
    </fieldset>
  )
}

interface PictureProps extends PictureFieldProps {
  preview: string | null
}

function Picture({ profile, slot, preview }: PictureProps) {
  const fade = preview && 'opacity-60'
  if (slot === 'avatar')
    return (
      <Avatar
        src={preview ?? profile.avatarUrl}
        fallback={avatarLetter(profile.username)}
        size={96}
        className={cn(fade)}
      />
    )
  const src = preview ?? profile.bannerUrl
  const looks = 'h-28 w-full rounded-card border border-line object-cover'
  return src ? (
    <img src={src} alt="" width={1920} height={480} className={cn(looks, fade)} />
  ) : (
    <div
      aria-hidden="true"
      className={cn(looks, 'bg-linear-to-br from-accent-soft to-lamp-soft')}
    />
  )
}
