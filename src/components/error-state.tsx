import { Alert } from './ui/alert'
import { Button } from './ui/button'

interface ErrorStateProps {
  title?: string
  message: string
  onRetry?: () => void
}

/** An error in the place of what failed, with a way to try again. */
export function ErrorState({ title, message, onRetry }: ErrorStateProps) {
  return (
    <Alert tone="destructive" title={title}>
      <p>{message}</p>
      {onRetry && (
        <Button variant="secondary" size="small" className="mt-3" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Alert>
  )
}
