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

  // Until somebody chooses, the sidebar of a tablet starts narrow (src/app/narrow-sidebar.ts).
  var narrow = read('orison.sidebar-narrow')
  if (narrow === null) narrow = window.matchMedia('(width >= 768px) and (width < 1024px)').matches
  if (narrow === true) root.dataset.sidebar = 'narrow'

  var backend = script.backend || location.origin
  var session = read('sb-' + new URL(backend).hostname.split('.')[0] + '-auth-token')
  if (session && session.refresh_token) root.dataset.viewer = 'member'

  // A press on a button is kept until the app can do it (src/app/early-press.ts).
  document.addEventListener(
    'click',
    function keep(event) {
      if (window.orisonEarlyPress === null) return document.removeEventListener('click', keep, true)
      var button = event.target.closest('button[type="button"]')
      if (button) window.orisonEarlyPress = button
    },
    true,
  )

  // The first style and the first layout begin as soon as the styles have come, while the document is still on its way, in a
  // task each: left to the first frame they would be one long task, behind the document.
  document.addEventListener(
    'load',
    function styled(event) {
      if (event.target.rel !== 'stylesheet') return
      document.removeEventListener('load', styled, true)
      void getComputedStyle(root).color
      var layout = new MessageChannel()
      layout.port1.onmessage = function () {
        layout.port1.close()
        void root.offsetHeight
      }
      layout.port2.postMessage(null)
    },
    true,
  )

  // The first frame lays out what the first screen shows, the next ones what is below (src/app/styles/first-frames.css).
  function afterNextFrame(work) {
    requestAnimationFrame(function () {
      setTimeout(work)
    })
  }
  root.dataset.frame = 'first'
  afterNextFrame(function () {
    root.dataset.frame = 'second'
    afterNextFrame(function () {
      delete root.dataset.frame
    })
  })

  // A host may answer an address that it does not know with another page's document: the app draws the right one.
  var path = location.pathname.replace(/\/+$/, '') || '/'
  if (root.dataset.page && root.dataset.page !== path) root.dataset.page = 'none'

  // Puts the words of the day's prayer into the place of those that were rendered, before they are painted. React takes
  // them over (src/features/prayers/day).
  function prayerOfTheDay(traditions, leftOut) {
    var now = new Date()
    var date = (now.getMonth() + 1) * 100 + now.getDate()
    function isInSeason(each) {
      var season = each.season
      if (!season || date < season.from || date > season.to) return false
      return season.weekday === undefined || season.weekday === now.getDay()
    }
    var turns = traditions.filter(isInSeason)
    if (!turns.length)
      turns = traditions.filter(function (each) {
        return !each.season
      })
    if (!turns.length) turns = traditions
    var prayers = Math.max.apply(
      null,
      turns.map(function (each) {
        return each.prayers.length
      }),
    )
    var today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86400000
    for (var day = today; day < today + turns.length * prayers; day++) {
      var turn = turns[day % turns.length]
      var prayer = turn.prayers[Math.floor(day / turns.length) % turn.prayers.length]
      if (prayer && leftOut.indexOf(prayer.id) < 0)
        return Object.assign({ tradition: turn.tradition, hue: turn.hue }, prayer)
    }
  }

  function showPrayerOfTheDay(frame) {
    var everyone = JSON.parse(document.getElementById('prayers-of-the-days').textContent)
    var rendered = everyone[0].prayers[0]
    // React finds what was rendered until the day's words stand there.
    window.orisonPrayerOfTheDay = Object.assign(
      { tradition: everyone[0].tradition, hue: everyone[0].hue },
      rendered,
    )
    var isHome = path === '/'
    if (!isHome) window.orisonPrayerOfTheDay.isOfTradition = true
    var mine = isHome && read('orison.my-traditions')
    var leftOut = (read('orison.hidden-prayers') || []).concat(read('orison.gone-prayers') || [])
    var prayer = prayerOfTheDay(mine && mine.length ? mine : everyone, leftOut)
    if (!prayer) return
    function part(name) {
      return frame.querySelector('[data-day="' + name + '"]')
    }
    if (isHome) {
      var tradition = part('tradition').firstElementChild
      tradition.firstElementChild.style.backgroundColor = 'oklch(0.62 0.11 ' + prayer.hue + ')'
      tradition.lastChild.data = prayer.tradition
    } else prayer.isOfTradition = true
    part('opening').textContent = prayer.opening
    part('rest').textContent = prayer.rest
    part('title').textContent = prayer.title
    frame.querySelectorAll('a[data-day]').forEach(function (link) {
      link.setAttribute('href', link.getAttribute('href').replace(rendered.id, prayer.id))
    })
    window.orisonPrayerOfTheDay = prayer
    root.dataset.prayer = 'today'
  }

  if (/^\/(traditions\/[^/]+)?$/.test(path) && root.dataset.page === path)
    new MutationObserver(function (_, observer) {
      // What stands behind the words: by then the parser has read them all.
      if (!document.querySelector('[data-day="end"]')) return
      observer.disconnect()
      try {
        showPrayerOfTheDay(document.querySelector('[data-day="frame"]'))
      } catch (_) {
        // Something that the device keeps is damaged: the app shows the day's prayer later.
      }
    }).observe(document, { childList: true, subtree: true })

  // Asks for what the page shows first while the app is on its way; src/lib/early-answer.ts hands the answer over. Only
  // for visitors who see everything: others are shown something else.
  var request = JSON.parse(script.request || 'null')
  // The rule of src/catalogue/row-id.ts: nobody takes the answer for another id.
  var id = /^\/prayer\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i.exec(path)
  var isForThis = root.dataset.page ? root.dataset.page === path && !location.search : id
  if (!request || !isForThis || root.dataset.viewer || (read('orison.hidden-prayers') || []).length)
    return
  request.address = request.address.replace('00000000-0000-0000-0000-000000000000', id && id[1])
  var controller = new AbortController()
  request.signal = controller.signal
  request.abort = function () {
    controller.abort()
  }
  request.answer = fetch(backend + request.address, request)
  // The app hears of a failure when it takes the answer.
  request.answer.catch(function () {})
  window.orisonEarlyAnswer = request
  ;(request.chunks || []).forEach(function (href) {
    var link = document.createElement('link')
    link.rel = 'modulepreload'
    link.fetchPriority = 'low'
    link.href = href
    document.head.append(link)
  })
})()
