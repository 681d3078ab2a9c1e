import { useLegalTextForm, useTexts } from '@filigrana/hooks/backoffice';
import type { LegalPage } from '@filigrana/sdk';
import { LEGAL_TEXT_MAX } from '@filigrana/sdk/domain';
import type { LegalTextValues } from '@filigrana/sdk/schemas';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { storefront } from '../../app/paths.ts';
import { LegalTextView } from '../../shared/legal/legal-text-view.tsx';
import { LEGAL_TITLES, standardTexts } from '../../shared/legal/standard-texts.ts';
import { useShopFacts } from '../../shared/shop-facts.tsx';
import {
  Alert,
  Button,
  ExternalLink,
  Hint,
  Loading,
  TextAreaField,
  TextButton,
} from '../../ui/index.ts';
import { ConflictDialog, shownText, type ConflictFields } from '../shared/conflict-dialog.tsx';
import { sharedTexts } from '../shared/texts.ts';
import { useUnsaved } from '../shared/unsaved.ts';
import { Panel } from './panel.tsx';
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
  const [isPreview, setPreview] = useState(false);
  useUnsaved(form.isDirty);
  if (read.status === 'unsupported') return null;
  const { values, errors, notice, status } = form;
  const isSaving = status === 'sending';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving && form.isDirty) form.submit();
  };
  return (
    <Panel
      title={title}
      aside={
        <ExternalLink href={path} target="_blank" rel="noreferrer">
          {texts.legalOpen}
        </ExternalLink>
      }
    >
      {read.status === 'loading' && <Loading>{texts.loadingLegal}</Loading>}
      {read.notice && (
        <Alert tone="warning">
          {sentence(read.notice)} <TextButton onClick={read.reload}>{sharedTexts.retry}</TextButton>
        </Alert>
      )}
      {read.status === 'ready' && (
        <Form noValidate aria-label={title} onSubmit={submit}>
          {isPreview ? (
            <Preview tabIndex={0} role="region" aria-label={texts.legalPreview}>
              <LegalTextView text={values.texto} level={3} />
            </Preview>
          ) : (
            <TextAreaField
              label={texts.legalText(title)}
              hint={texts.legalHelp}
              rows={12}
              readOnly={isSaving}
              value={values.texto}
              onChange={(event) => form.set('texto', event.target.value)}
              count={{ used: values.texto.length, max: LEGAL_TEXT_MAX, near: 500 }}
              error={errors.texto && sentence(errors.texto)}
            />
          )}
          {isStandard && <Hint tone="warning">{texts.legalStandard}</Hint>}
          {notice && !errors.texto && (
            <Alert tone="danger" role={null}>
              {sentence(notice)}
            </Alert>
          )}
          <Buttons>
            <Button
              type="submit"
              busy={isSaving && texts.saving}
              disabled={!form.isDirty && !isSaving}
            >
              {texts.save}
            </Button>
            <Button variant="line" onClick={() => setPreview(!isPreview)}>
              {isPreview ? texts.legalEdit : texts.legalPreview}
            </Button>
            {!isStandard && <TextButton onClick={restore}>{texts.legalRestore}</TextButton>}
          </Buttons>
        </Form>
      )}
      <ConflictDialog conflict={form.conflict} fields={conflictFields(title)} />
    </Panel>
  );
}

const conflictFields = (title: string): ConflictFields<LegalTextValues> => ({
  texto: { label: texts.legalText(title), show: shownText },
});

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
`;

const Preview = styled.div`
  max-height: 24rem;
  overflow: auto;
  padding: 14px;
  border: 1px solid var(--line);
  border-radius: var(--r-sm);
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
`;
