import { Component, type ReactNode } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { Page } from '#client/ui/page/page.tsx';

type Props = { children: ReactNode; /** Another place tries again. */ place: string };
type State = { failedAt: string | undefined };

/** A screen that breaks, or that does not arrive, takes nothing else with it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failedAt: undefined };

  static getDerivedStateFromError(): Partial<State> {
    return { failedAt: '' };
  }

  static getDerivedStateFromProps({ place }: Props, { failedAt }: State): Partial<State> | null {
    if (failedAt === undefined || failedAt === place) return null;
    return { failedAt: failedAt === '' ? place : undefined };
  }

  override render(): ReactNode {
    return this.state.failedAt === undefined ? this.props.children : <BrokenPage />;
  }
}

function BrokenPage() {
  return (
    <Page title="This page could not be shown" width="reading">
      <Notice tone="warning" title="Something went wrong on this page." role="alert">
        <p>Your documents are safe. Load the page again. If that does not help, go back to the start.</p>
      </Notice>
      <div>
        <Button variant="primary" onClick={() => window.location.reload()}>
          Load the page again
        </Button>
      </div>
    </Page>
  );
}
