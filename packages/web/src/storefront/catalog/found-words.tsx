import { lazyPart } from '../../shared/lazy-part.tsx';
import { useActed } from '../../shared/use-acted.ts';

interface Props {
  of: string;
  /** What was searched for; '' for nothing. */
  text: string;
}

const plain = ({ of }: Props) => of;
const Marked = lazyPart<Props>(
  () => import('../../shared/marked.tsx').catch(() => ({ default: plain })),
  { pending: plain },
);

/** The words of a card, marked where a search has found them as soon as somebody does something on the page. */
export function FoundWords(props: Props) {
  const hasActed = useActed();
  return props.text && hasActed ? <Marked {...props} /> : props.of;
}
