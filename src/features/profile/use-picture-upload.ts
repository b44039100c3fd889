import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { userMessage } from '@/lib/errors'
import { notify } from '@/lib/notify'
import type { PictureSlot } from './picture-upload'
import { profileKeys } from './profile-queries'
import { UnusablePicture } from './shrink-picture'
import { storePicture, type UploadStep } from './store-picture'

/** Uploads the picture of one slot: its preview and step while it runs, and a message about the result. */
export function usePictureUpload(userId: string, slot: PictureSlot) {
  const queryClient = useQueryClient()
  const [step, setStep] = useState<UploadStep | null>(null)
  const [preview, setPreview] = useState<string | null>(null)

  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview)
  }, [preview])

  const upload = useMutation({
    mutationFn: (file: File) => storePicture({ userId, slot, file, onStep: setStep }),
    onMutate: (file) => setPreview(URL.createObjectURL(file)),
    onSuccess: async () => {
      notify.success(`${slot} uploaded successfully`)
      await queryClient.invalidateQueries({ queryKey: profileKeys.detail(userId) })
    },
    onError: (error) => {
      const sentence = userMessage(error)
      notify.error(
        sentence ?? `Error uploading ${slot}`,
        sentence === null ? {} : { title: `Error uploading ${slot}` },
      )
    },
    onSettled: () => {
      setPreview(null)
      setStep(null)
    },
  })

  return {
    upload: upload.mutate,
    isUploading: upload.isPending,
    step,
    preview,
    problem: upload.error instanceof UnusablePicture ? upload.error.message : null,
  }
}
