import { findTradition } from '@/catalogue/traditions'

/** A tradition's name after the dot of its hue. The dot says nothing that the name does not. */
export function TraditionName({ name }: { name: string }) {
  const hue = findTradition(name)?.hue ?? 250
  return (
    <span className="inline-flex items-baseline gap-2">
      <span
        aria-hidden="true"
        className="size-2 shrink-0 self-center rounded-full"
        style={{ backgroundColor: `oklch(0.62 0.11 ${hue})` }}
      />
      {name}
    </span>
  )
}
