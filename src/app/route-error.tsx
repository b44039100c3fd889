import { Component, type ReactNode } from 'react'
import { ErrorState } from '@/components/error-state'
import { resetFailedComponents } from '@/lib/lazy-component'

interface RouteErrorProps {
  /** When it changes (another page), the error is forgotten. */
  resetKey: string
  children: ReactNode
}

interface RouteErrorState {
  error: unknown
  resetKey: string
}

/** A file that the network lost, or that a newer version of the site no longer has. */
function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && /import|module script|load/i.test(error.message)
}

/** Only a fresh page knows the files of a newer version; first makes sure that it would come. */
async function startAnew(): Promise<void> {
  try {
    const { ok } = await fetch(window.location.href, { method: 'HEAD' })
    if (ok) window.location.reload()
  } catch {
    // The page that says what is wrong is better than the browser's own.
  }
}

/** Keeps header and navigation standing when a page fails. */
export class RouteError extends Component<RouteErrorProps, RouteErrorState> {
  override state: RouteErrorState = { error: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<RouteErrorState> {
    return { error: error ?? new Error('unknown') }
  }

  static getDerivedStateFromProps(
    { resetKey }: RouteErrorProps,
    state: RouteErrorState,
  ): Partial<RouteErrorState> | null {
    return resetKey === state.resetKey ? null : { error: null, resetKey }
  }

  private hasPressed = false

  override componentDidMount() {
    window.addEventListener('online', this.mend)
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.mend)
  }

  override componentDidCatch(error: unknown) {
    if (this.hasPressed && isMissingChunk(error)) void startAnew()
    this.hasPressed = false
  }

  private readonly mend = () => {
    if (!isMissingChunk(this.state.error)) return
    resetFailedComponents()
    this.setState({ error: null })
  }

  private readonly retry = () => {
    this.hasPressed = true
    resetFailedComponents()
    this.setState({ error: null })
  }

  override render() {
    if (this.state.error === null) return this.props.children
    return (
      <div className="py-12">
        <h1 className="mb-6 text-3xl">This page could not be shown</h1>
        <ErrorState
          message={
            isMissingChunk(this.state.error)
              ? `A part of the page did not arrive. ${navigator.onLine ? 'Check your connection and try again.' : 'It comes by itself when you are online again.'}`
              : 'Something went wrong on this page. The rest of the site still works.'
          }
          onRetry={this.retry}
        />
      </div>
    )
  }
}
