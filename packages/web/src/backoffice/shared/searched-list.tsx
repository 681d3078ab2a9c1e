import type { Searchable } from '@filigrana/hooks/backoffice';
import {
  useCallback,
  useState,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useHead } from '../../app/head.tsx';
import { EmptyState, IconButton, Loading, type EmptyArt } from '../../ui/index.ts';
import { AdminHead } from './admin-head.tsx';
import { ListFrame } from './list-frame.tsx';
import { NoMatch } from './no-match.tsx';
import { SearchBox } from './search-box.tsx';
import { WithSide } from './side-form.tsx';
import { found } from './texts.ts';

interface Props {
  texts: {
    title: string;
    /** Of the search box. */
    search: string;
    loading: string;
    empty: string;
    emptyHelp?: string;
    noMatch: string;
  };
  list: ComponentProps<typeof ListFrame>['list'] & Searchable;
  /** How many there are. */
  total: number;
  /** How many of them are found; null while nobody has counted them. */
  matches: number | null;
  /** How many there are, in words: '6 pedidos'. */
  count: string;
  /** Said behind them while nothing narrows the list: '2 pendientes'. */
  detail?: string | false;
  /** A search narrows the list, or a filter. */
  isNarrowed?: boolean;
  /** Shows the whole list again. */
  onClear?: () => void;
  art: EmptyArt;
  /** What the list will look like, while it is read for the first time; a ring unless given. */
  skeleton?: ComponentType<{ label: string }>;
  /** Beside the search box. */
  tools?: ReactNode;
  /** The form for another one, beside the list. */
  add?: {
    label: string;
    closeLabel: string;
    form: ComponentType<{ isOpen: boolean; onClose: () => void }>;
  };
  /** The rows or cards. */
  children: ReactNode;
}

/** A staff page that is a list: its title, how many there are, the search, and what it finds. */
export function SearchedList(props: Props) {
  const { texts, list, total, matches, count, detail, art, skeleton: Skeleton, add } = props;
  const { isNarrowed = list.search.trim() !== '', onClear = () => list.setSearch('') } = props;
  useHead({ title: texts.title });
  const [isAdding, setAdding] = useState(false);
  const closeForm = useCallback(() => setAdding(false), []);
  const whole = detail ? `${count}, ${detail}` : count;
  const said = isNarrowed ? found(matches, count) : whole;
  const frame = (
    <ListFrame
      list={list}
      loading={Skeleton ? <Skeleton label={texts.loading} /> : <Loading>{texts.loading}</Loading>}
    >
      {total === 0 && (
        <EmptyState art={art} title={texts.empty} as="h2">
          {texts.emptyHelp}
        </EmptyState>
      )}
      {props.children}
      {total > 0 && matches === 0 && <NoMatch title={texts.noMatch} onClear={onClear} />}
    </ListFrame>
  );
  return (
    <>
      <AdminHead title={texts.title} count={list.status === 'ready' ? said : ''}>
        <SearchBox label={texts.search} value={list.search} onChange={list.setSearch} />
        {props.tools}
        {add && (
          <IconButton
            tone="solid"
            icon={isAdding ? 'close' : 'plus'}
            label={isAdding ? add.closeLabel : add.label}
            aria-expanded={isAdding}
            onClick={() => setAdding(!isAdding)}
          />
        )}
      </AdminHead>
      {add ? (
        <WithSide $isOpen={isAdding}>
          <add.form isOpen={isAdding} onClose={closeForm} />
          <div>{frame}</div>
        </WithSide>
      ) : (
        frame
      )}
    </>
  );
}
