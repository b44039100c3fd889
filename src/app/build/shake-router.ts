import type { Plugin } from 'vite'

/** What React makes without any effect. The router's file, unlike others, does not mark these calls as pure. */
const PURE_CALL = /(?<=^var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm
/** Names for the browser's developer tools, which keep what they name in the build. */
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm

/** Lets a build leave out those parts of React Router that the app does not import: forms, fetchers, scripts. */
export function shakeRouter(): Plugin {
  return {
    name: 'orison-shake-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules[\\/]react-router[\\/]dist[\\/]/ },
      handler: (code) => ({
        code: code.replace(PURE_CALL, '/* @__PURE__ */ ').replace(DISPLAY_NAME, ''),
        map: null,
      }),
    },
  }
}
