/** The cache, in the browser's Cache Storage, of those files of the app that are kept once they were used. */
export const FILES_CACHE = 'orison-files'

/** What a built file is called without its folder and its hash: `/assets/islam-BG66ibCJ.js` is `islam`. */
export function fileName(path: string): string {
  return /([^/]+)-[\w-]{8}\.\w+$/.exec(path)?.[1] ?? ''
}
