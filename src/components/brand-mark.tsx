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
      <path d="M16 3.5v3" className="stroke-lamp" strokeWidth="2" strokeLinecap="round" />
      <path d="M9 14a7 7 0 0 1 14 0z" className="fill-lamp" />
      <path
        d="M16 21c-3-2.4-6.600-3-11-3v9.500c4.400 0 8 .6 11 2.500 3-1.900 6.600-2.500 11-2.500V18c-4.400 0-8 .6-11 3zm0 0v9"
        className="stroke-accent"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  )
}
