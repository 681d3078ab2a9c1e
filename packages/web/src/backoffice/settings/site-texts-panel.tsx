import { useSiteTextsForm, useTexts } from '@filigrana/hooks/backoffice';
import type { SiteTexts, SiteTextsChange } from '@filigrana/sdk';
import { SITE_TEXT_MAX, type SiteTextKey } from '@filigrana/sdk/domain';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { storefront } from '../../app/paths.ts';
import { formatMoment } from '../../shared/dates.ts';
import {
  Alert,
  Button,
  Disclosure,
  ExternalLink,
  Loading,
  TextAreaField,
  TextButton,
} from '../../ui/index.ts';
import { Actions } from '../shared/box.tsx';
import { ConflictDialog, shownText, type ConflictFields } from '../shared/conflict-dialog.tsx';
import { sharedTexts } from '../shared/texts.ts';
import { useUnsaved } from '../shared/unsaved.ts';
import { Panel } from './panel.tsx';
import { SiteTextsPreview } from './site-texts-preview.tsx';
import { settingsTexts } from './texts.ts';

const texts = settingsTexts.siteTexts;

/** The fields in their order, with how many lines each shows. */
const FIELDS: readonly (readonly [SiteTextKey, number])[] = [
  ['inicio', 4],
  ['envios', 2],
  ['sinpe', 2],
  ['transferencia', 2],
  ['acercaTitulo', 1],
  ['acerca', 8],
];

const CONFLICT = Object.fromEntries(
  FIELDS.map(([key]) => [key, { label: texts.fields[key], show: shownText }]),
) as unknown as ConflictFields<SiteTexts>;

/** The words of the home page and of the page about the shop; nothing where the backend keeps none. */
export function SiteTextsPanel() {
  const { read, form, history, restore } = useSiteTextsForm();
  const { sentence } = useTexts();
  const [isPreview, setPreview] = useState(false);
  useUnsaved(form.isDirty);
  if (read.status === 'unsupported') return null;
  const { values, errors, notice, isDirty } = form;
  const isSaving = form.status === 'sending';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving && isDirty) form.submit();
  };
  return (
    <Panel
      title={texts.title}
      aside={
        <ExternalLink href={storefront.about()} target="_blank" rel="noreferrer">
          {texts.open}
        </ExternalLink>
      }
    >
      {read.status === 'loading' && <Loading>{texts.loading}</Loading>}
      {read.notice && (
        <Alert tone="warning">
          {sentence(read.notice)} <TextButton onClick={read.reload}>{sharedTexts.retry}</TextButton>
        </Alert>
      )}
      {read.status === 'ready' && (
        <Form noValidate aria-label={texts.title} onSubmit={submit}>
          <Help>{texts.help}</Help>
          {isPreview ? (
            <SiteTextsPreview texts={values} />
          ) : (
            FIELDS.map(([key, rows]) => (
              <TextAreaField
                key={key}
                label={texts.fields[key]}
                rows={rows}
                readOnly={isSaving}
                value={values[key]}
                onChange={({ target }) => form.set(key, target.value)}
                count={{ used: values[key].length, max: SITE_TEXT_MAX[key], near: 20 }}
                error={errors[key] && sentence(errors[key])}
              />
            ))
          )}
          {notice && (isPreview || Object.keys(errors).length === 0) && (
            <Alert tone="danger" role={null}>
              {sentence(notice)}
            </Alert>
          )}
          <Actions>
            <Button
              type="submit"
              busy={isSaving && settingsTexts.saving}
              disabled={!isDirty && !isSaving}
            >
              {settingsTexts.save}
            </Button>
            <Button variant="line" onClick={() => setPreview(!isPreview)}>
              {isPreview ? settingsTexts.legalEdit : settingsTexts.legalPreview}
            </Button>
          </Actions>
        </Form>
      )}
      {history.length > 0 && <History changes={history} isLocked={isSaving} restore={restore} />}
      <ConflictDialog conflict={form.conflict} fields={CONFLICT} />
    </Panel>
  );
}

interface HistoryProps {
  changes: readonly SiteTextsChange[];
  isLocked: boolean;
  restore: (textos: SiteTexts) => void;
}

function History({ changes, isLocked, restore }: HistoryProps) {
  return (
    <Disclosure summary={settingsTexts.exchange.history}>
      <Changes>
        {changes.map(({ textos, fecha, autor }) => (
          <li key={fecha}>
            <span>
              {formatMoment(fecha)}, {autor ?? settingsTexts.exchange.nobody}
            </span>
            <TextButton
              disabled={isLocked}
              aria-label={texts.restoreOf(formatMoment(fecha))}
              onClick={() => restore(textos)}
            >
              {texts.restore}
            </TextButton>
          </li>
        ))}
      </Changes>
    </Disclosure>
  );
}

const Help = styled.p`
  color: var(--ink-muted);
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
`;

const Changes = styled.ul`
  display: grid;
  max-height: 260px;
  overflow-y: auto;
  font-size: var(--fs-small);
  font-variant-numeric: lining-nums tabular-nums;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    align-items: center;
    justify-content: space-between;
    min-height: 32px;
  }
`;
