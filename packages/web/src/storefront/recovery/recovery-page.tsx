import { useHead } from '../../app/head.tsx';
import { storefront } from '../../app/paths.ts';
import { TextLink } from '../../ui/index.ts';
import { PageCrumbs } from '../layout/page-crumbs.tsx';
import { NarrowPage } from '../forms/narrow-page.tsx';
import { loginTexts } from '../login/texts.ts';
import { RecoveryForm } from './recovery-form.tsx';
import { recoveryTexts as texts } from './texts.ts';

/** Asking for a link to set a new password. */
export default function RecoveryPage() {
  useHead({
    title: texts.title,
    description: texts.description,
    canonical: storefront.recovery(),
    noindex: true,
  });
  return (
    <NarrowPage
      crumbs={
        <PageCrumbs
          previous={{ label: loginTexts.title, href: storefront.login() }}
          current={texts.crumb}
        />
      }
    >
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p>{texts.intro}</p>
      <RecoveryForm />
      <TextLink href={storefront.login()}>{texts.back}</TextLink>
    </NarrowPage>
  );
}
