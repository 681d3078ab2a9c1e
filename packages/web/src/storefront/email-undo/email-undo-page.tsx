import { useEmailUndo, useTexts } from '@filigrana/hooks';
import { useParams } from 'wouter';
import { useHead } from '../../app/head.tsx';
import { storefront } from '../../app/paths.ts';
import { Alert, Button, LinkButton, NeedsScripts } from '../../ui/index.ts';
import { NarrowPage } from '../forms/narrow-page.tsx';
import { emailUndoTexts as texts } from './texts.ts';

/** Giving an account its old e-mail back, with the link that went there. */
export default function EmailUndoPage() {
  useHead({ title: texts.title, noindex: true });
  const { token = '' } = useParams<{ token: string }>();
  const { status, notice, undo } = useEmailUndo(token);
  const { sentence } = useTexts();
  const isOpen = status === 'idle' || status === 'sending';
  return (
    <NarrowPage>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <div data-steady="">
        {isOpen && <p>{texts.explanation}</p>}
        {status === 'invalid' && <p>{texts.invalidHelp}</p>}
        <div data-form="">
          {isOpen && <NeedsScripts />}
          {notice && <Alert tone="danger">{sentence(notice)}</Alert>}
          {status === 'done' && <Alert tone="success">{texts.done}</Alert>}
          {isOpen && (
            <Button size="lg" busy={status === 'sending' && texts.sending} onClick={undo}>
              {texts.submit}
            </Button>
          )}
          {status === 'done' && (
            <LinkButton href={storefront.recovery()} size="lg">
              {texts.choosePassword}
            </LinkButton>
          )}
          {status === 'invalid' && (
            <LinkButton href={storefront.contact()} size="lg">
              {texts.contact}
            </LinkButton>
          )}
        </div>
      </div>
    </NarrowPage>
  );
}
