/** Documents of passages, compiled at build (`engine/build/vite-plugin.ts`). */
declare module '*.yaml' {
  const document: unknown
  export default document
}
