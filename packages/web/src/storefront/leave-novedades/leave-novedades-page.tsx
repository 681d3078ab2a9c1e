import { useLeaveNovedades } from '@filigrana/hooks';
import { useParams } from 'wouter';
import { useHead } from '../../app/head.tsx';
import { storefront } from '../../app/paths.ts';
import { LinkButton } from '../../ui/index.ts';
import { NarrowPage } from '../forms/narrow-page.tsx';
import { MailedLinkPanel } from '../mailed-link/mailed-link-panel.tsx';
import { leaveNovedadesTexts as texts } from './texts.ts';

/** Leaving the novedades with the link of a letter: one press, without a login. */
export default function LeaveNovedadesPage() {
  useHead({ title: texts.title, noindex: true });
  const { token = '' } = useParams<{ token: string }>();
  const link = useLeaveNovedades(token);
  return (
    <NarrowPage>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <MailedLinkPanel
        link={link}
        question={texts.question}
        action={texts.action}
        sending={texts.sending}
        done={
          <LinkButton href={storefront.profile()} variant="line" size="lg">
            {texts.again}
          </LinkButton>
        }
        dead={
          <LinkButton href={storefront.profile()} size="lg">
            {texts.profile}
          </LinkButton>
        }
      />
    </NarrowPage>
  );
}
