import { Component, type ReactNode } from 'react'
import { ErrorState } from '@/components/error-state'

interface RouteErrorProps {
  /** When it changes (another page), the error is forgotten. */
  resetKey: string
  children: ReactNode
}

interface RouteErrorState {
  error: unknown
  resetKey: string
}

/** A chunk that a newer version of the site no longer has, or that the network lost, can only come by loading again. */
function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && /import|module script|load/i.test(error.message)
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

  private readonly retry = () => {
    if (isMissingChunk(this.state.error)) window.location.reload()
    else this.setState({ error: null })
  }

  override render() {
    if (this.state.error === null) return this.props.children
    return (
      <div className="py-12">
        <h1 className="mb-6 text-3xl">This page could not be shown</h1>
        <ErrorState
          message={
            isMissingChunk(this.state.error)
              ? 'A part of the page did not arrive. Check your connection and try again.'
              : 'Something went wrong on this page. The rest of the site still works.'
          }
          onRetry={this.retry}
        />
      </div>
    )
  }
}
