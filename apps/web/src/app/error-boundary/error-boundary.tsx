import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorNotice } from './error-notice.tsx';

interface ErrorState {
  readonly error: Error | null;
}

/** The edge where our faults are caught: instead of an empty page a notice, and everything kept stays kept. */
export class ErrorBoundary extends Component<{ children: ReactNode }, ErrorState> {
  override state: ErrorState = { error: null };

  static getDerivedStateFromError(error: Error): ErrorState {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? this.props.children : <ErrorNotice error={error} />;
  }
}
