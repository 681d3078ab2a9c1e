import { lazyPart } from '../../shared/lazy-part.tsx';
import { useActed } from '../../shared/use-acted.ts';

interface Props {
  of: string;
  /** What was searched for. */
  text: string;
}

const plain = ({ of }: Props) => of;
const Marked = lazyPart<Props>(
  () => import('../../shared/marked.tsx').catch(() => ({ default: plain })),
  { pending: plain },
);

/** Words, marked where a search has found them as soon as somebody does something on the page. */
function FoundWords(props: Props) {
  return useActed() ? <Marked {...props} /> : props.of;
}

/** What draws the words of a card that a search for `text` has found; undefined for no search. */
export const foundWords = (text: string) =>
  text === '' ? undefined : (of: string) => <FoundWords of={of} text={text} />;
