import { useActivity, type Activity } from '@filigrana/hooks/backoffice';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useHead } from '../../app/head.tsx';
import { below, Button, EmptyState, from, Loading, Table, TableBox } from '../../ui/index.ts';
import { AdminHead } from '../shared/admin-head.tsx';
import { DayField, FilterBar } from '../shared/filter-bar.tsx';
import { ListFrame } from '../shared/list-frame.tsx';
import { useKeptList, useListMemory } from '../shared/list-memory.ts';
import { NoMatch } from '../shared/no-match.tsx';
import { SearchBox } from '../shared/search-box.tsx';
import { sharedTexts } from '../shared/texts.ts';
import { ActivityRow } from './activity-row.tsx';
import { activityTexts as texts } from './texts.ts';

/** Who did what in the shop, and what changed. */
export default function ActivityPage() {
  useHead({ title: texts.title });
  const memory = useListMemory();
  const activity = useActivity({ search: memory.before.search });
  const { status, search, setSearch } = activity;
  useKeptList(memory, search, status === 'ready');
  // Whoever is no administrator any more is on the way to another page.
  if (status === 'idle') return null;
  const isMissing = status === 'unsupported';
  return (
    <>
      <AdminHead title={texts.title}>
        {!isMissing && <SearchBox label={texts.search} value={search} onChange={setSearch} />}
      </AdminHead>
      {isMissing ? (
        <EmptyState art="pedidos" title={texts.unsupported} as="h2" />
      ) : (
        <>
          <Days activity={activity} />
          <ListFrame list={{ ...activity, status }} loading={<Loading>{texts.loading}</Loading>}>
            <Entries activity={activity} />
          </ListFrame>
        </>
      )}
    </>
  );
}

function Days({ activity }: { activity: Activity }) {
  const { days, setDays, isFiltered, clearFilters } = activity;
  return (
    <FilterBar role="group" aria-label={sharedTexts.filters}>
      <DayField side="desde" days={days} onDay={(desde) => setDays({ desde })} />
      <DayField side="hasta" days={days} onDay={(hasta) => setDays({ hasta })} />
      {isFiltered && (
        <Button size="sm" variant="quiet" onClick={clearFilters}>
          {sharedTexts.clearFilters}
        </Button>
      )}
    </FilterBar>
  );
}

function Entries({ activity }: { activity: Activity }) {
  const { rows, isFiltered, isReading, clearFilters } = activity;
  if (rows.length === 0)
    return isFiltered ? (
      <NoMatch title={texts.noMatch} onClear={clearFilters} />
    ) : (
      <EmptyState art="pedidos" title={texts.empty} as="h2" />
    );
  return (
    <>
      <TableBox>
        <Entry aria-busy={isReading}>
          <thead>
            <tr>
              {Object.values(texts.columns).map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <ActivityRow key={row.entry.idActividad} row={row} />
            ))}
          </tbody>
        </Entry>
      </TableBox>
      <More activity={activity} />
    </>
  );
}

/** Reads on. After the last page the button is gone: the focus stays where it was. */
function More({ activity }: { activity: Activity }) {
  const { hasMore, isReadingMore, readMore } = activity;
  const end = useRef<HTMLParagraphElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (hasMore || !wasPressed.current) return;
    wasPressed.current = false;
    end.current?.focus();
  }, [hasMore]);
  return (
    <Place>
      {hasMore ? (
        <Button
          variant="line"
          busy={isReadingMore && texts.loadingMore}
          onClick={() => {
            wasPressed.current = true;
            readMore();
          }}
        >
          {texts.more}
        </Button>
      ) : (
        <p ref={end} tabIndex={-1}>
          {texts.end}
        </p>
      )}
    </Place>
  );
}

/** Entries are read along their first line, names on one; cards have no empty lines. */
const Entry = styled(Table)`
  td {
    vertical-align: top;
  }
  ${from.md} {
    [data-label='${texts.columns.quien}'] {
      min-width: 170px;
    }
    [data-label='${texts.columns.objeto}'] {
      min-width: 200px;
    }
  }
  ${below.md} {
    td:empty {
      display: none;
    }
  }
`;

const Place = styled.div`
  display: grid;
  justify-items: center;
  padding: 20px;
  color: var(--ink-muted);
`;
