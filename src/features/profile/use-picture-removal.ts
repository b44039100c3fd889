import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrapEmpty } from '@/lib/errors'
import { notify } from '@/lib/notify'
import { openStorage } from '@/lib/storage'
import { supabase } from '@/lib/supabase'
import { removeOwnPictures } from './own-pictures'
import { PICTURE_BUCKET } from './picture-path'
import type { PictureSlot } from './picture-upload'
import { profileKeys } from './profile-queries'

/** First the files: a picture that somebody took away is not to be had under its old address. */
async function removePicture(userId: string, slot: PictureSlot): Promise<void> {
  const storage = await openStorage()
  await removeOwnPictures(storage.from(PICTURE_BUCKET), [slot])
  const none = slot === 'avatar' ? { avatar_url: null } : { banner_url: null }
  unwrapEmpty(await supabase.from('profiles').update(none).eq('id', userId))
}

/** Removes the picture of one slot and says how it went; after a failure it can be tried again. */
export function usePictureRemoval(userId: string, slot: PictureSlot) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => removePicture(userId, slot),
    onSuccess: async () => {
      notify.success(`${slot} removed successfully`)
      await queryClient.invalidateQueries({ queryKey: profileKeys.detail(userId) })
    },
    onError: () => notify.error(`Error removing ${slot}`),
  })
}
