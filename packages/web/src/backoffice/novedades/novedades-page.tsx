import { useNovedadesAdmin } from '@filigrana/hooks/backoffice';
import type { Novedad } from '@filigrana/sdk';
import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { useHead } from '../../app/head.tsx';
import { EmptyState } from '../../ui/index.ts';
import { AddToggle } from '../shared/add-toggle.tsx';
import { AdminHead } from '../shared/admin-head.tsx';
import { CardsSkeleton } from '../shared/cards-skeleton.tsx';
import { ListFrame } from '../shared/list-frame.tsx';
import { useKeptList, useListMemory } from '../shared/list-memory.ts';
import { NoMatch } from '../shared/no-match.tsx';
import { SearchBox } from '../shared/search-box.tsx';
import { WithSide } from '../shared/side-form.tsx';
import { useFocusAfterDeletion } from '../shared/use-focus-after-deletion.ts';
import { useGrowing } from '../shared/use-growing.tsx';
import { AddNovedad } from './add-novedad.tsx';
import { EditNovedad } from './edit-novedad.tsx';
import { NovedadCard } from './novedad-card.tsx';
import { DeleteNovedad, SendQuestion } from './novedad-questions.tsx';
import { novedadesTexts as texts } from './texts.ts';

/** News and offers for the subscribers: writing, changing, deleting and sending them. */
export default function NovedadesPage() {
  useHead({ title: texts.title });
  const memory = useListMemory();
  const list = useNovedadesAdmin({ search: memory.before.search });
  const { items, rows, search, setSearch, status, deletion, send } = list;
  const { shown, more } = useGrowing(rows, { narrowedBy: search, memory });
  useKeptList(memory, search, status === 'ready');
  const [isAdding, setAdding] = useState(false);
  const [edited, setEdited] = useState<Novedad | null>(null);
  const [asked, setAsked] = useState<Novedad | null>(null);
  useFocusAfterDeletion(items.length, deletion.item !== null);
  const closeForm = useCallback(() => setAdding(false), []);
  const closeDialog = useCallback(() => setEdited(null), []);

  return (
    <>
      <AdminHead title={texts.title} count={status === 'ready' ? countOf(list) : undefined}>
        <SearchBox label={texts.search} value={search} onChange={setSearch} />
        <AddToggle
          label={texts.add}
          closeLabel={texts.closeForm}
          isOpen={isAdding}
          onToggle={() => setAdding(!isAdding)}
        />
      </AdminHead>
      <WithSide $isOpen={isAdding}>
        <AddNovedad isOpen={isAdding} onClose={closeForm} />
        <div>
          <ListFrame list={list} loading={<CardsSkeleton label={texts.loading} />}>
            {items.length === 0 && (
              <EmptyState art="novedades" title={texts.empty} as="h2">
                {texts.emptyHelp}
              </EmptyState>
            )}
            {items.length > 0 && rows.length === 0 && (
              <NoMatch title={texts.noMatch} onClear={() => setSearch('')} />
            )}
            <Cards>
              {shown.map((row) => (
                <li key={row.novedad.idNovedad}>
                  <NovedadCard
                    row={row}
                    onSend={setAsked}
                    onEdit={setEdited}
                    onDelete={deletion.ask}
                  />
                </li>
              ))}
            </Cards>
            {more}
          </ListFrame>
        </div>
      </WithSide>
      {edited && <EditNovedad novedad={newest(items, edited)} onClose={closeDialog} />}
      {asked && (
        <SendQuestion
          novedad={asked}
          onSend={() => {
            setAsked(null);
            send(asked.idNovedad, asked);
          }}
          onCancel={() => setAsked(null)}
        />
      )}
      {deletion.item && <DeleteNovedad deletion={deletion} novedad={deletion.item} />}
    </>
  );
}

/** '3 novedades'; with a search '1 de 3 novedades'. */
const countOf = ({ items, rows, search }: ReturnType<typeof useNovedadesAdmin>): string =>
  search.trim() === '' ? texts.count(items.length) : texts.matches(rows.length, items.length);

/** What the list knows of a novedad now; a colleague may have changed it, or taken it away. */
const newest = (items: readonly Novedad[], novedad: Novedad): Novedad =>
  items.find(({ idNovedad }) => idNovedad === novedad.idNovedad) ?? novedad;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(340px, 100%), 1fr));
  gap: 16px;
`;
