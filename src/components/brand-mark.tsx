/** An open page under a lamp. The same drawing as public/icon.svg. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      className="shrink-0"
    >
      <path d="M16 2v3" className="stroke-lamp" strokeWidth="2" strokeLinecap="round" />
      <path
        d="M11.6 5.6h8.8L24 13.4H8z"
        className="fill-lamp stroke-lamp"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <path
        d="M16 21c-3-2.4-6.6-3-11-3v9.5c4.4 0 8 .6 11 2.5 3-1.9 6.6-2.5 11-2.5V18c-4.4 0-8 .6-11 3zm0 0v9"
        className="stroke-accent"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  )
}
