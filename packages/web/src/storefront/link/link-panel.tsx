import { useTexts, type MailedLink } from '@filigrana/hooks';
import type { ReactNode } from 'react';
import { Alert, Button, NeedsScripts } from '../../ui/index.ts';

interface Props {
  link: MailedLink;
  /** What the button does, and what it says meanwhile. */
  action: string;
  sending: string;
  /** What is said before it is pressed. */
  question: string;
  /** The way on when it is done, and when the link is dead. */
  done: ReactNode;
  dead: ReactNode;
}

/** One button that does what the link of a letter is for: opening the link alone does nothing. */
export function LinkPanel({ link, action, sending, question, done, dead }: Props) {
  const { status, notice, press } = link;
  const { sentence } = useTexts();
  const isOpen = status === 'asking' || status === 'sending';
  return (
    <div data-steady="">
      {isOpen && <p>{question}</p>}
      <div data-form="">
        {notice && (
          <Alert tone={status === 'done' ? 'success' : 'danger'}>{sentence(notice)}</Alert>
        )}
        {isOpen && (
          <>
            <NeedsScripts />
            <Button size="lg" busy={status === 'sending' && sending} onClick={press}>
              {action}
            </Button>
          </>
        )}
        {status === 'done' && done}
        {status === 'dead' && dead}
      </div>
    </div>
  );
}
