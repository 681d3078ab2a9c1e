import { useEmailConfirmation } from '@filigrana/hooks';
import { useParams } from 'wouter';
import { useHead } from '../../app/head.tsx';
import { storefront } from '../../app/paths.ts';
import { LinkButton } from '../../ui/index.ts';
import { NarrowPage } from '../forms/narrow-page.tsx';
import { MailedLinkPanel } from '../mailed-link/mailed-link-panel.tsx';
import { confirmEmailTexts as texts } from './texts.ts';

/** Confirming an e-mail with the link of a letter. */
export default function ConfirmEmailPage() {
  useHead({ title: texts.title, noindex: true });
  const { token = '' } = useParams<{ token: string }>();
  const link = useEmailConfirmation(token);
  return (
    <NarrowPage>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <MailedLinkPanel
        link={link}
        question={texts.question}
        action={texts.action}
        sending={texts.sending}
        done={
          <LinkButton href={storefront.profile()} size="lg">
            {texts.profile}
          </LinkButton>
        }
        dead={
          <LinkButton href={storefront.profile()} size="lg">
            {texts.another}
          </LinkButton>
        }
      />
    </NarrowPage>
  );
}
