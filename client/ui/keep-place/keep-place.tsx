import { Component, createRef, type ReactNode } from 'react';
import { findPlace, returnTo, type Place } from './place.ts';

type Props = {
  /** When any of these is another, the content changes by itself, and not because the reader did something. */
  watch: readonly unknown[];
  className?: string | undefined;
  children: ReactNode;
};

/**
 * Content that changes under the reader: what is being read stays where it is on the screen, and the focus where it is in the text.
 * A class, since only a class is asked just before the page changes.
 */
export class KeepPlace extends Component<Props> {
  #root = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate({ watch }: Props): Place | null {
    const isSame = watch.length === this.props.watch.length && watch.every((one, at) => one === this.props.watch[at]);
    return isSame || this.#root.current === null ? null : findPlace(this.#root.current);
  }

  override componentDidUpdate(_props: Props, _state: unknown, place: Place | null): void {
    if (place !== null) returnTo(place);
  }

  override render(): ReactNode {
    return (
      <div ref={this.#root} className={this.props.className}>
        {this.props.children}
      </div>
    );
  }
}
