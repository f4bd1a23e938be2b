import { Component, type ErrorInfo, type ReactNode } from 'react';

export interface RouteBoundaryProps {
  /** The address: another one gets another chance. */
  place: string;
  /** The page that takes the place of what threw. */
  fallback: (error: unknown) => ReactNode;
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
    return error === null ? this.props.children : this.props.fallback(error);
  }
}
