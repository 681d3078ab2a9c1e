import { useEmailConfirmation, useLeaveNovedades, type MailedLink } from '@filigrana/hooks';
import { useParams } from 'wouter';
import { useHead } from '../../app/head.tsx';
import { storefront } from '../../app/paths.ts';
import { LinkButton, type ButtonVariant } from '../../ui/index.ts';
import { NarrowPage } from '../forms/narrow-page.tsx';
import ResetPasswordPage from '../reset-password/reset-password-page.tsx';
import { LinkPanel } from './link-panel.tsx';
import { linkTexts } from './texts.ts';

/** What the link of a letter is for: another password, confirming an e-mail, leaving the novedades. */
export default function LinkPage() {
  const { 0: kind, token = '' } = useParams<{ 0: string; token: string }>();
  if (kind === 'confirmar-correo') return <ConfirmEmail token={token} />;
  if (kind === 'baja') return <LeaveNovedades token={token} />;
  return <ResetPasswordPage />;
}

const ConfirmEmail = ({ token }: { token: string }) => (
  <OnePress link={useEmailConfirmation(token)} texts={linkTexts.confirmation} />
);

const LeaveNovedades = ({ token }: { token: string }) => (
  <OnePress link={useLeaveNovedades(token)} texts={linkTexts.leaving} doneVariant="line" />
);

interface Props {
  link: MailedLink;
  texts: (typeof linkTexts)['confirmation' | 'leaving'];
  doneVariant?: ButtonVariant;
}

/** What is done by one press, without a login; the profile comes after it. */
function OnePress({ link, texts, doneVariant = 'solid' }: Props) {
  useHead({ title: texts.title, noindex: true });
  return (
    <NarrowPage>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <LinkPanel
        link={link}
        question={texts.question}
        action={texts.action}
        sending={texts.sending}
        done={
          <LinkButton href={storefront.profile()} variant={doneVariant} size="lg">
            {texts.done}
          </LinkButton>
        }
        dead={
          <LinkButton href={storefront.profile()} size="lg">
            {texts.dead}
          </LinkButton>
        }
      />
    </NarrowPage>
  );
}
