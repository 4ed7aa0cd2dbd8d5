import { Component, type ReactNode } from 'react';
import { BrokenPage } from './broken-page.tsx';

type Props = {
  children: ReactNode;
  /** Where the reader is: at another place it is tried again. */
  place: string;
  fallback?: ReactNode;
};
type State = { hasFailed: boolean; place: string };

/** A part that breaks, or that does not arrive, takes nothing else with it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, place: this.props.place };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): Partial<State> | null {
    return place === state.place ? null : { hasFailed: false, place };
  }

  override render(): ReactNode {
    const { children, fallback = <BrokenPage /> } = this.props;
    return this.state.hasFailed ? fallback : children;
  }
}
