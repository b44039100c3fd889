import type { QueryClient } from '@tanstack/react-query'
import { AppError, isOutcomeUnknown, sentenceOf } from '@/lib/errors'
import { networkReturns } from '@/lib/network'
import { notify } from '@/lib/notify'
import { forgetOtherWishes, keepWish, keptWishes } from './kept-wishes'
import { likeKeys, likeQueries } from './like-requests'
import { createLikeWriter } from './like-writer'
import { refreshLikeCount, sendLike } from './like-writes'
import { moveLikes } from '../cache/prayer-cache'

/** Shows a wish at once; the count moves only when the heart does, so presses can not add up. */
export function showWish(
  client: QueryClient,
  viewerId: string,
  prayerId: string,
  isLiked: boolean,
): void {
  const key = likeKeys.ofViewer(viewerId)
  const ids = client.getQueryData<string[]>(key) ?? []
  if (ids.includes(prayerId) === isLiked) return
  client.setQueryData(key, isLiked ? [...ids, prayerId] : ids.filter((id) => id !== prayerId))
  moveLikes(client, prayerId, isLiked ? 1 : -1)
}

type Press = (isLiked: boolean) => void

/** The writers at work, by viewer and prayer: a prayer may stand on the screen more than once. */
let writersAtWork = new Map<string, Press>()
let signedIn: string | null = null

function sayFailed(wish: boolean, error: unknown): void {
  const sentence = sentenceOf(error)
  if (sentence) notify.error(sentence, { title: 'Unable to like prayer' })
  else if (wish) notify.error('Unable to like prayer. Please try again later.')
  else
    notify.error('Unable to update like. Please try again later.', {
      title: 'Failed to update like',
    })
}

/** Pauses before further tries of a wish that waited for the network, in milliseconds: it returns in pieces. */
const TRIED_AGAIN_AFTER = [1000, 3000, 9000]

function createPatientSend(send: (isLiked: boolean) => Promise<void>) {
  let hasReturned = false
  return {
    /** Settles only for a viewer who is still signed in: what waited for somebody else is never sent. */
    networkReturns(isOver: () => boolean): Promise<void> | null {
      const returned = networkReturns()
      return (
        returned &&
        returned.then(() => {
          hasReturned = true
          return isOver() ? new Promise(() => undefined) : undefined
        })
      )
    },
    async send(isLiked: boolean): Promise<void> {
      for (const pause of hasReturned ? TRIED_AGAIN_AFTER : []) {
        try {
          return await send(isLiked)
        } catch (error) {
          if (!(error instanceof AppError && error.kind === 'offline')) throw error
          await new Promise((resolve) => setTimeout(resolve, pause))
        }
      }
      return send(isLiked)
    },
  }
}

function openWriter(client: QueryClient, viewerId: string, prayerId: string): Press {
  const key = likeKeys.ofViewer(viewerId)
  const liked = client.getQueryData<string[]>(key)
  const name = writerName(viewerId, prayerId)
  const writers = writersAtWork
  const patient = createPatientSend((isLiked) => sendLike(prayerId, viewerId, isLiked))
  return createLikeWriter(liked ? liked.includes(prayerId) : null, {
    send: patient.send,
    networkReturns: () => patient.networkReturns(() => writers !== writersAtWork),
    keep: (wish) => {
      if (writers === writersAtWork) keepWish(viewerId, prayerId, wish)
    },
    isOutcomeUnknown,
    show: (isLiked) => {
      // An answer that was asked for before the press would show the state before it.
      void client.cancelQueries({ queryKey: key })
      showWish(client, viewerId, prayerId, isLiked)
    },
    onFailed: sayFailed,
    onRest: () => {
      writers.delete(name)
      void client.invalidateQueries({ queryKey: key })
      void refreshLikeCount(client, prayerId)
    },
  })
}

function writerName(viewerId: string, prayerId: string): string {
  return `${viewerId} ${prayerId}`
}

function wishLike(client: QueryClient, viewerId: string, prayerId: string, isLiked: boolean): void {
  const name = writerName(viewerId, prayerId)
  const writer = writersAtWork.get(name) ?? openWriter(client, viewerId, prayerId)
  writersAtWork.set(name, writer)
  writer(isLiked)
}

/**
 * Turns a viewer's heart, on the screen at once, and makes that true. Without a network the wish is kept on the
 * device and sent later; a wish that fails is taken back and said.
 */
export function turnLike(client: QueryClient, viewerId: string, prayerId: string): void {
  const liked = client.getQueryData<string[]>(likeKeys.ofViewer(viewerId)) ?? []
  wishLike(client, viewerId, prayerId, !liked.includes(prayerId))
}

/**
 * Goes on with what an earlier visit of this viewer left to be sent. What waits for anybody else is dropped: they
 * have signed out. Null when nobody is signed in.
 */
export async function resumeLikes(client: QueryClient, viewerId: string | null): Promise<void> {
  if (signedIn !== viewerId) writersAtWork = new Map()
  signedIn = viewerId
  forgetOtherWishes(viewerId)
  if (viewerId === null || keptWishes(viewerId).size === 0) return
  const writers = writersAtWork
  // A wish that came true meanwhile, here or elsewhere, is not sent again.
  await client.ensureQueryData(likeQueries.ofViewer(viewerId)).catch(() => undefined)
  if (writers !== writersAtWork) return
  for (const [prayerId, isLiked] of keptWishes(viewerId))
    if (!writers.has(writerName(viewerId, prayerId))) wishLike(client, viewerId, prayerId, isLiked)
}
