import { PHOTO_DESCRIPTION_MAX } from '@filigrana/sdk/domain';
import { useState } from 'react';
import { TextField } from '../../ui/index.ts';

interface Props {
  label: string;
  /** What is said by now. */
  words: string;
  /** Something is on its way: nothing else can be said. */
  isBusy: boolean;
  /** When it is left, and with the enter key. True when it is said. */
  onSay: (words: string) => Promise<boolean>;
}

/** What a photograph or a video shows. */
export function WordsField({ label, words, isBusy, onSay }: Props) {
  /** Not said yet, or refused; null where there is nothing of that. */
  const [typed, setTyped] = useState<string | null>(null);
  const say = async (said: string) => {
    if (await onSay(said)) setTyped(null);
  };
  return (
    <TextField
      label={label}
      value={typed ?? words}
      readOnly={isBusy}
      maxLength={PHOTO_DESCRIPTION_MAX}
      autoComplete="off"
      onChange={({ target }) => setTyped(target.value)}
      onBlur={({ target }) => void say(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // Of the photograph, not of the product's form.
        event.preventDefault();
        void say(event.currentTarget.value);
      }}
    />
  );
}
