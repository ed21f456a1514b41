import { Component, type ErrorInfo, type ReactNode } from 'react'
import { ErrorState } from './error-state.tsx'

interface ErrorBoundaryProps {
  /** Which part fell, for the console. */
  name: string
  fallback?: ((retry: () => void) => ReactNode) | undefined
  children: ReactNode
}

/** One part of a screen may fall; the rest keeps working and the part can be tried again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(`${this.props.name}:`, error, componentStack)
  }

  retry = () => this.setState({ hasFailed: false })

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      this.props.fallback?.(this.retry) ?? (
        <ErrorState text="Questa parte non si è aperta. I tuoi dati sono al sicuro." onRetry={this.retry} />
      )
    )
  }
}
