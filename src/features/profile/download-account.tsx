import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { ErrorState } from '@/components/error-state'
import { Button } from '@/components/ui/button'
import { notify } from '@/lib/notify'
import type { AccountFile } from './account-file'
import { fetchAccountFile } from './account-requests'

/** Hands a file to the browser, which keeps it wherever it keeps downloads. */
function saveFile({ name, text }: AccountFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the file after this returns.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

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
        Your profile, every prayer you saved, your likes, and what you reported or hid in one file,
        to keep or to take elsewhere.
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
