import { createElement, type SVGProps } from 'react'

/** An icon as Lucide's files hold it: the elements that it is drawn with. */
interface DrawnIcon {
  readonly node: readonly (readonly [tag: string, attributes: object])[]
}

interface PlainIconProps extends SVGProps<SVGSVGElement> {
  size?: number
}

/**
 * Makes the component of an icon, as Lucide does, with what the app uses of it: a size, a class, and attributes of the
 * element. `plainIcons` puts it in the place of Lucide's own in the build.
 */
export default function createPlainIcon({ node }: DrawnIcon) {
  return function PlainIcon({ size = 24, ...attributes }: PlainIconProps) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...attributes,
      },
      ...node.map(([tag, drawing]) => createElement(tag, drawing)),
    )
  }
}
