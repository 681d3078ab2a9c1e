import { Component, type ReactNode } from 'react';

interface Props {
  /** What is below, for example the address of a page; another one gets another chance. */
  resetKey: unknown;
  fallback: ReactNode;
  children: ReactNode;
}

interface State {
  failed: boolean;
  /** The `resetKey` that this is about. */
  at: unknown;
}

/** Shows `fallback` instead of what failed to load or to render. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, at: null };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, { at }: State): State | null {
    return at === resetKey ? null : { failed: false, at: resetKey };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
