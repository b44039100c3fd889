// Runs before the first paint, so that a chosen theme never flashes its opposite. src/app/theme.ts keeps the choice.
;(function () {
  var theme = null
  try {
    theme = JSON.parse(window.localStorage.getItem('orison.theme'))
  } catch (_) {
    // Storage is forbidden or damaged: the system's own theme it is.
  }
  if (theme !== 'light' && theme !== 'dark')
    theme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.dataset.theme = theme
})()
