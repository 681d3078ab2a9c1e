import { useLegalTextForm, useTexts } from '@filigrana/hooks/backoffice';
import type { LegalPage } from '@filigrana/sdk';
import { LEGAL_TEXT_MAX } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import { storefront } from '../../app/paths.ts';
import { LegalTextView } from '../../shared/legal/legal-text-view.tsx';
import { LEGAL_TITLES, standardTexts } from '../../shared/legal/standard-texts.ts';
import { useShopFacts } from '../../shared/shop-facts.tsx';
import { ExternalLink, Hint, TextAreaField, TextButton } from '../../ui/index.ts';
import { shownText } from '../shared/conflict-dialog.tsx';
import { SettingsPanel } from './settings-form.tsx';
import { settingsTexts as texts } from './texts.ts';

const PAGES = [
  ['privacidad', storefront.privacy()],
  ['terminos', storefront.terms()],
  ['cuidado', storefront.care()],
] as const satisfies readonly (readonly [LegalPage, string])[];

/** The pages whose words are the owner's; nothing of one that the backend does not keep. */
export function LegalPanel() {
  return PAGES.map(([pagina, path]) => <LegalEditor key={pagina} pagina={pagina} path={path} />);
}

function LegalEditor({ pagina, path }: { pagina: LegalPage; path: string }) {
  const shop = useShopFacts();
  const title = LEGAL_TITLES[pagina];
  const { read, form, isStandard, restore } = useLegalTextForm(pagina, standardTexts[pagina](shop));
  const { sentence } = useTexts();
  const { values, errors, status } = form;
  const standard = isStandard && <Hint tone="warning">{texts.legalStandard}</Hint>;
  return (
    <SettingsPanel
      {...{ read, form, title }}
      loading={texts.loadingLegal}
      conflict={{ texto: { label: texts.legalText(title), show: shownText } }}
      aside={
        <ExternalLink href={path} target="_blank" rel="noreferrer">
          {texts.legalOpen}
        </ExternalLink>
      }
      preview={
        <>
          <Preview tabIndex={0} role="region" aria-label={texts.preview}>
            <LegalTextView text={values.texto} level={3} />
          </Preview>
          {standard}
        </>
      }
      actions={!isStandard && <TextButton onClick={restore}>{texts.legalRestore}</TextButton>}
    >
      <TextAreaField
        label={texts.legalText(title)}
        hint={texts.legalHelp}
        rows={12}
        readOnly={status === 'sending'}
        value={values.texto}
        onChange={(event) => form.set('texto', event.target.value)}
        count={{ used: values.texto.length, max: LEGAL_TEXT_MAX, near: 500 }}
        error={errors.texto && sentence(errors.texto)}
      />
      {standard}
    </SettingsPanel>
  );
}

const Preview = styled.div`
  max-height: 24rem;
  overflow: auto;
  padding: 14px;
  border: 1px solid var(--line);
  border-radius: var(--r-sm);
`;
