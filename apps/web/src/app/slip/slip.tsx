import { Component, type ErrorInfo, type ReactNode } from 'react';
import { SlipNotice } from './slip-notice.tsx';

interface SlipState {
  readonly error: Error | null;
}

/** The edge where our faults are caught: instead of an empty page a notice, and everything kept stays kept. */
export class Slip extends Component<{ children: ReactNode }, SlipState> {
  override state: SlipState = { error: null };

  static getDerivedStateFromError(error: Error): SlipState {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? this.props.children : <SlipNotice error={error} />;
  }
}
