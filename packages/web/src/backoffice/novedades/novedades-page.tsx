import { useNovedadesAdmin } from '@filigrana/hooks/backoffice';
import type { Novedad } from '@filigrana/sdk';
import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { CardsSkeleton } from '../shared/cards-skeleton.tsx';
import { useKeptList, useListMemory } from '../shared/list-memory.ts';
import { newest } from '../shared/newest.ts';
import { SearchedList } from '../shared/searched-list.tsx';
import { counted } from '../shared/texts.ts';
import { useFocusAfterDeletion } from '../shared/use-focus-after-deletion.ts';
import { useGrowing } from '../shared/use-growing.tsx';
import { AddNovedad } from './add-novedad.tsx';
import { EditNovedad } from './edit-novedad.tsx';
import { NovedadCard } from './novedad-card.tsx';
import { DeleteNovedad, SendQuestion } from './novedad-questions.tsx';
import { novedadesTexts as texts } from './texts.ts';

/** News and offers for the subscribers: writing, changing, deleting and sending them. */
export default function NovedadesPage() {
  const memory = useListMemory();
  const list = useNovedadesAdmin({ search: memory.before.search });
  const { items, rows, search, status, deletion, send } = list;
  const { shown, more } = useGrowing(rows, { narrowedBy: search, memory });
  useKeptList(memory, search, status === 'ready');
  const [edited, setEdited] = useState<Novedad | null>(null);
  const [asked, setAsked] = useState<Novedad | null>(null);
  useFocusAfterDeletion(items.length, deletion.item !== null);
  const closeDialog = useCallback(() => setEdited(null), []);

  return (
    <>
      <SearchedList
        texts={texts}
        list={list}
        total={items.length}
        matches={rows.length}
        count={counted(items.length, 'novedad', 'novedades')}
        art="novedades"
        skeleton={CardsSkeleton}
        add={{ label: texts.add, closeLabel: texts.closeForm, form: AddNovedad }}
      >
        <Cards>
          {shown.map((row) => (
            <li key={row.novedad.idNovedad}>
              <NovedadCard row={row} onSend={setAsked} onEdit={setEdited} onDelete={deletion.ask} />
            </li>
          ))}
        </Cards>
        {more}
      </SearchedList>
      {edited && <EditNovedad novedad={newest(items, edited, 'idNovedad')} onClose={closeDialog} />}
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

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(340px, 100%), 1fr));
  gap: 16px;
`;
