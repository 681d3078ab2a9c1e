import { PHOTO_DESCRIPTION_MAX } from '@filigrana/sdk/domain';
import { TextField } from '../../ui/index.ts';

interface Props {
  label: string;
  /** What is said by now. */
  words: string;
  /** When it is left, and with the enter key. */
  onSay: (words: string) => void;
}

/** What a photograph or a video shows. */
export function WordsField({ label, words, onSay }: Props) {
  return (
    <TextField
      // What the server has made of it is typed over.
      key={words}
      label={label}
      defaultValue={words}
      maxLength={PHOTO_DESCRIPTION_MAX}
      autoComplete="off"
      onBlur={(event) => onSay(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // Of the photograph, not of the product's form.
        event.preventDefault();
        onSay(event.currentTarget.value);
      }}
    />
  );
}
