import { useBanners } from '@filigrana/hooks';
import { useState } from 'react';

type Banners = readonly string[];

/** What an upload would destroy, as the question names it. */
interface Question {
  /** Undefined when they cannot be read. */
  banners: Banners | undefined;
  /** The question was asked before, and a colleague has changed the banners since. */
  isChanged: boolean;
}

const isSame = (one: Banners | undefined, other: Banners | undefined) =>
  one === other || (one?.length === other?.length && one?.every((url, i) => url === other?.[i]));

/**
 * Uploading only in the place of what has been named: the banners of now are read before the
 * question and once more after it, and when a colleague has changed them it is asked again. Where
 * there are none, nothing is destroyed and nothing asked.
 */
export function useReplacing(upload: () => void) {
  const current = useBanners();
  const [question, setQuestion] = useState<Question | null>(null);
  const [isChecking, setChecking] = useState(false);

  const proceed = async (named: Banners | undefined, isAgain: boolean) => {
    setChecking(true);
    const banners = await current.mutate();
    setChecking(false);
    if (banners?.length === 0 || isSame(banners, named)) {
      setQuestion(null);
      upload();
    } else setQuestion({ banners, isChanged: isAgain });
  };
  return {
    current,
    question,
    isChecking,
    start: () => void proceed([], false),
    confirm: () => void proceed(question?.banners, true),
    cancel: () => setQuestion(null),
  };
}
