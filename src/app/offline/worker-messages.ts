/** What a page tells the service worker. */
export type ToWorker =
  /** The page has loaded these files, perhaps before the worker was there. */
  | { readonly kind: 'loaded'; readonly paths: readonly string[] }
  /** The page runs this entry script; a waiting worker of another build answers that it is newer. */
  | { readonly kind: 'arrived'; readonly entry: string }
  /** The page is about to be loaded anew. */
  | { readonly kind: 'leaving' }

/** What the service worker tells a page. */
export interface FromWorker {
  readonly kind: 'newer'
}

/** What the build tells the service worker about the site. */
export interface SiteFiles {
  /** The script that every document of this build loads. */
  readonly entry: string
  /** What is kept when the worker is installed; the revision is null where the name changes with the content. */
  readonly first: readonly { readonly url: string; readonly revision: string | null }[]
  /** The addresses of what is kept once it was used. */
  readonly later: readonly string[]
}
