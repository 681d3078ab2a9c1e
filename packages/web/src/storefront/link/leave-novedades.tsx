import { useLeaveNovedades } from '@filigrana/hooks';
import { useHead } from '../../app/head.tsx';
import { storefront } from '../../app/paths.ts';
import { LinkButton } from '../../ui/index.ts';
import { NarrowPage } from '../forms/narrow-page.tsx';
import { LinkPanel } from './link-panel.tsx';
import { linkTexts } from './texts.ts';

const texts = linkTexts.leaving;

/** Leaving the novedades with the link of a letter: one press, without a login. */
export function LeaveNovedades({ token }: { token: string }) {
  useHead({ title: texts.title, noindex: true });
  const link = useLeaveNovedades(token);
  return (
    <NarrowPage>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <LinkPanel
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
