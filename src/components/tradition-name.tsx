import { findTradition } from '@/catalogue/traditions'

/** The dot of a tradition's hue. It says nothing that the name beside it does not. */
export function TraditionDot({ name }: { name: string }) {
  const hue = findTradition(name)?.hue ?? 250
  return (
    <span
      aria-hidden="true"
      className="size-2 shrink-0 self-center rounded-full"
      style={{ backgroundColor: `oklch(0.62 0.11 ${hue})` }}
    />
  )
}

/** A tradition's name after its dot. */
export function TraditionName({ name }: { name: string }) {
  return (
    <span className="inline-flex items-baseline gap-2">
      <TraditionDot name={name} />
      {name}
    </span>
  )
}
