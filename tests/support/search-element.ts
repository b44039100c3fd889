/** jsdom does not know `<search>` yet, and React warns of elements that nobody knows. */
if (typeof HTMLUnknownElement !== 'undefined')
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
    get(this: HTMLElement) {
      return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement'
    },
  })
