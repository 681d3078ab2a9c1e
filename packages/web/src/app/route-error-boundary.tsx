import { Component, type ReactNode } from 'react';

interface Props {
  /** Address of the page below; a new one gives it another chance. */
  resetKey: string;
  fallback: ReactNode;
  children: ReactNode;
}

/** Shows `fallback` instead of a page that failed to load or to render. */
export class RouteErrorBoundary extends Component<Props, { failedAt: string | null }> {
  override state = { failedAt: null as string | null };

  static getDerivedStateFromError() {
    return { failedAt: '' };
  }

  static getDerivedStateFromProps(props: Props, state: { failedAt: string | null }) {
    if (state.failedAt === '') return { failedAt: props.resetKey };
    return state.failedAt !== null && state.failedAt !== props.resetKey ? { failedAt: null } : null;
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    return this.state.failedAt === null ? this.props.children : this.props.fallback;
  }
}
