/**
 * A lint rule: classes and styles name the sides of reading (start, end), never left and right, so that a page laid out
 * from right to left is its mirror image.
 */
const CLASS =
  /(?<![\w-])-?(?:(?:scroll-)?[mp][lr]|left|right|(?:rounded|border)-(?:[lr]|[tb][lr]))-(?:\[|\(|\d|auto|px|full|[a-z])|(?<![\w-])(?:(?:text|float|clear)-(?:left|right)|(?:rounded|border)-(?:[lr]|[tb][lr]))(?![\w-])/
const STYLE =
  /^(?:left|right|(?:margin|padding|scrollMargin|scrollPadding)(?:Left|Right)|border(?:Left|Right|(?:Top|Bottom)(?:Left|Right)Radius).*)$/

/** The first class of a text that names a side of the screen; null when there is none. */
export function findPhysicalClass(text) {
  const found = CLASS.exec(text)
  return found && text.slice(found.index).split(/\s/)[0]
}

/** True for a style property that names a side of the screen. */
export function isPhysicalStyle(name) {
  return STYLE.test(name)
}

const rule = {
  create(context) {
    const report = (node, what) =>
      context.report({ node, message: `“${what}” names a side of the screen: use start and end.` })
    function checkText(node, text) {
      const found = findPhysicalClass(text)
      if (found) report(node, found)
    }
    return {
      Literal(node) {
        if (typeof node.value === 'string') checkText(node, node.value)
      },
      TemplateElement(node) {
        checkText(node, node.value.raw)
      },
      Property(node) {
        const name = node.key.type === 'Identifier' && !node.computed ? node.key.name : null
        if (name && isPhysicalStyle(name)) report(node, name)
      },
    }
  },
}

export default { meta: { name: 'reading-direction' }, rules: { 'logical-sides': rule } }
