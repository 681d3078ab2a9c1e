import type { FunctionComponent } from 'react';
import { createRoot } from 'react-dom/client';
import type { PlayProps } from './play-props.ts';

/** Shows a part in its place; returns the way to take it away. */
export function mount(place: Element, Play: FunctionComponent<PlayProps>, props: PlayProps) {
  const root = createRoot(place);
  root.render(<Play {...props} />);
  return () => root.unmount();
}
