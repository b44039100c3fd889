// Runs before the first paint, so that nothing flashes that the app would change at once: it marks the document with the
// theme (src/app/theme.ts), a narrow sidebar (src/app/sidebar.tsx) and a stored session (src/features/auth/by-viewer.tsx).
;(function () {
  var root = document.documentElement
  var script = document.currentScript.dataset

  function read(key) {
    try {
      return JSON.parse(window.localStorage.getItem(key))
    } catch (_) {
      // Storage is forbidden or damaged: as if nothing were kept.
      return null
    }
  }

  var theme = read('orison.theme')
  if (theme !== 'light' && theme !== 'dark')
    theme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  root.dataset.theme = theme

  if (read('orison.sidebar-narrow') === true) root.dataset.sidebar = 'narrow'

  var backend = new URL(script.backend || location.origin)
  var session = read('sb-' + backend.hostname.split('.')[0] + '-auth-token')
  if (session && session.refresh_token) root.dataset.viewer = 'member'

  // A host may answer an address that it does not know with another page's document: the app draws the right one.
  var path = location.pathname.replace(/\/+$/, '') || '/'
  if (root.dataset.page && root.dataset.page !== path) root.dataset.page = 'none'

  // Asks for what the page shows first while the app is on its way; src/lib/early-answer.ts hands the answer over. Only
  // for visitors who see everything: others are shown something else.
  var request = JSON.parse(script.request || 'null')
  var id = /^\/prayer\/([\da-f-]{36})$/.exec(path)
  var isForThis = root.dataset.page ? root.dataset.page === path && !location.search : id
  if (!request || !isForThis || root.dataset.viewer || (read('orison.hidden-prayers') || []).length)
    return
  request.address = request.address.replace('00000000-0000-0000-0000-000000000000', id && id[1])
  var controller = new AbortController()
  request.signal = controller.signal
  request.abort = function () {
    controller.abort()
  }
  request.answer = fetch(backend.origin + request.address, request)
  // The app hears of a failure when it takes the answer.
  request.answer.catch(function () {})
  window.orisonEarlyAnswer = request
  ;(request.chunks || []).forEach(function (href) {
    var link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  })
})()
