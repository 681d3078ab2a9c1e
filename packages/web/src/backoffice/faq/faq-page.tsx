import { useFaqAdmin } from '@filigrana/hooks/backoffice';
import type { Faq } from '@filigrana/sdk';
import { useCallback, useState } from 'react';
import { useHead } from '../../app/head.tsx';
import { Button, EmptyState, Loading } from '../../ui/index.ts';
import { AdminHead } from '../shared/admin-head.tsx';
import { Box } from '../shared/box.tsx';
import { DeletionQuestion } from '../shared/deletion-question.tsx';
import { ListFrame } from '../shared/list-frame.tsx';
import { useKeptList, useListMemory } from '../shared/list-memory.ts';
import { newest } from '../shared/newest.ts';
import { WithSide } from '../shared/side-form.tsx';
import { counted } from '../shared/texts.ts';
import { useFocusAfterDeletion } from '../shared/use-focus-after-deletion.ts';
import { EditFaqDialog } from './edit-faq-dialog.tsx';
import { FaqItem } from './faq-item.tsx';
import { NewFaqPanel } from './new-faq-panel.tsx';
import { faqTexts as texts } from './texts.ts';

/** The frequent questions, newest first: adding, changing, hiding and deleting them. */
export default function FaqPage() {
  useHead({ title: texts.title });
  const questions = useFaqAdmin();
  const { status, faqs, deletion } = questions;
  useFocusAfterDeletion(faqs.length, deletion.item !== null);
  const memory = useListMemory();
  useKeptList(memory, '', status === 'ready');
  const english = faqs.some(({ preguntaIngles }) => preguntaIngles !== undefined);
  const [isAdding, setAdding] = useState(false);
  const [edited, setEdited] = useState<Faq | null>(null);
  const closePanel = useCallback(() => setAdding(false), []);
  const closeDialog = useCallback(() => setEdited(null), []);
  return (
    <>
      <AdminHead
        title={texts.title}
        count={status === 'ready' ? counted(faqs.length, 'pregunta') : undefined}
      >
        <Button icon="plus" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
          {texts.add}
        </Button>
      </AdminHead>
      <WithSide $isOpen={isAdding}>
        <div>
          <ListFrame list={questions} loading={<Loading>{texts.loading}</Loading>}>
            {faqs.length === 0 ? (
              <EmptyState art="preguntas" title={texts.empty} as="h2">
                {texts.emptyHelp}
              </EmptyState>
            ) : (
              <Box as="ul">
                {faqs.map((faq) => (
                  <FaqItem
                    key={faq.idPregunta}
                    faq={faq}
                    onEdit={() => setEdited(faq)}
                    onRemove={() => deletion.ask(faq)}
                  />
                ))}
              </Box>
            )}
          </ListFrame>
        </div>
        <NewFaqPanel isOpen={isAdding} english={english} onClose={closePanel} />
      </WithSide>
      {edited && <EditFaqDialog faq={newest(faqs, edited, 'idPregunta')} onClose={closeDialog} />}
      {deletion.item && (
        <DeletionQuestion deletion={deletion} title={texts.removeTitle}>
          {texts.removeText(deletion.item.pregunta)}
        </DeletionQuestion>
      )}
    </>
  );
}
