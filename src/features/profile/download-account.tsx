import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { ErrorState } from '@/components/error-state'
import { Button } from '@/components/ui/button'
import { notify } from '@/lib/notify'
import { saveFile } from '@/lib/save-file'
import { fetchAccountFile } from './account-requests'

/** Gives a person everything that is theirs, as one file. */
export function DownloadAccount() {
  const download = useMutation({
    mutationFn: fetchAccountFile,
    onSuccess: (file) => {
      saveFile(file)
      notify.success('Your data was downloaded')
    },
  })
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-ink-soft">
        Your profile, every prayer you saved, your likes and collections, and what you reported or
        hid in one file, to keep or to take elsewhere.
      </p>
      {download.isError ? (
        <ErrorState
          message="Your data could not be downloaded. Please check your connection and try again."
          onRetry={() => download.mutate()}
        />
      ) : (
        <Button
          variant="secondary"
          isPending={download.isPending}
          onClick={() => download.mutate()}
        >
          <Download aria-hidden="true" size={17} />
          Download my data
        </Button>
      )}
    </div>
  )
}
