import { PRODUCT_NAME } from '@/catalogue/product'

/** Descriptive text only, as specified: nothing here can be set. */
export function GeneratorSettings() {
  return (
    <div className="grid max-w-[64ch] gap-5 text-ink-soft">
      <div>
        <h2 className="text-lg text-ink">How prayers are made</h2>
        <p className="mt-1">
          {PRODUCT_NAME} composes each prayer in your own browser, from words written for that
          tradition and for what you describe. No service is asked, and what you type is not sent
          anywhere to make the prayer.
        </p>
      </div>
      <div>
        <h2 className="text-lg text-ink">Three lengths</h2>
        <p className="mt-1">
          Every prayer comes short, medium and long, each composed so that it can be prayed by
          itself.
        </p>
      </div>
      <div>
        <h2 className="text-lg text-ink">What is kept</h2>
        <p className="mt-1">
          Your choices stay in the page’s address, and your words stay on this device until you
          clear them. A saved prayer is public unless you keep it private; you can change that at
          any time.
        </p>
      </div>
    </div>
  )
}
