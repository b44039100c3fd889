import { useState } from 'react'
import { cn } from '@/lib/class-names'

interface AvatarProps {
  src: string | null | undefined
  /** The letter shown when there is no picture or it can not be loaded. */
  fallback: string
  /** Edge length in CSS pixels. */
  size?: number
  className?: string
}

/** A picture beside a name that is written there: it has no words of its own. */
export function Avatar({ src, fallback, size = 36, className }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  const looks = cn(
    'inline-block shrink-0 overflow-hidden rounded-full bg-accent-soft ring-1 ring-edge/40',
    className,
  )
  if (src && src !== brokenSrc) {
    return (
      <img
        src={src}
        alt=""
        width={size}
        height={size}
        decoding="async"
        onError={() => setBrokenSrc(src)}
        className={cn(looks, 'object-cover')}
        style={{ width: size, height: size }}
      />
    )
  }
  return (
    <span
      aria-hidden="true"
      className={cn(looks, 'inline-grid place-items-center font-semibold text-accent')}
      style={{ width: size, height: size, fontSize: size * 0.42 }}
    >
      {fallback}
    </span>
  )
}
