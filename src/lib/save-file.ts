/** Hands a file of JSON to the browser, which keeps it wherever it keeps downloads. */
export function saveFile({ name, text }: { readonly name: string; readonly text: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the file after this returns.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
