// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { writeDevice } from './device-storage'
import { forgetOnDevice } from './forget-on-device'

it('what the device keeps is forgotten by a part of its key, and nothing else is', () => {
  writeDevice('edit.me.prayer', 'a draft')
  writeDevice('settings.me', 'another')
  writeDevice('edit.you.prayer', 'not mine')
  window.localStorage.setItem('of-another-app.me', 'kept')
  forgetOnDevice('.me')
  expect(Object.keys(window.localStorage).toSorted()).toEqual([
    'of-another-app.me',
    'orison.edit.you.prayer',
  ])
})
