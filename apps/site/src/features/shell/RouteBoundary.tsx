import { PageShell } from '@gschool/ui';
import { Component, type ErrorInfo, type ReactNode } from 'react';

import { RouteError } from './RouteError';

interface RouteBoundaryProps {
  /** The address: another one gets another chance. */
  place: string;
  /** Nothing of the page is left: the error brings its own landmark. @default false */
  isWhole?: boolean;
  children: ReactNode;
}

interface RouteBoundaryState {
  error: unknown;
  place: string;
}

/** Catches what a page throws and shows the error page in its place (architecture, "Errors"). */
export class RouteBoundary extends Component<RouteBoundaryProps, RouteBoundaryState> {
  override state: RouteBoundaryState = { error: null, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<RouteBoundaryState> {
    return { error: error ?? new Error('nothing was thrown') };
  }

  static getDerivedStateFromProps(
    { place }: RouteBoundaryProps,
    state: RouteBoundaryState,
  ): RouteBoundaryState | null {
    return place === state.place ? null : { error: null, place };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const page = <RouteError error={error} />;
    return this.props.isWhole ? <PageShell>{page}</PageShell> : page;
  }
}
