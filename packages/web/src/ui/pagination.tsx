import { styled } from 'styled-components';
import { Icon } from './icon.tsx';
import { pageRange } from './page-range.ts';
import { paginationTexts as texts } from './control-texts.ts';

interface Props {
  /** Counts from 1. */
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}

/** Pages of a long list; hides when there is one page or none. */
export function Pagination({ page, pageSize, total, onPage }: Props) {
  const last = Math.ceil(total / pageSize);
  if (last <= 1) return null;
  const first = (page - 1) * pageSize + 1;
  return (
    <Nav aria-label={texts.pages}>
      <p>{texts.showing(first, Math.min(page * pageSize, total), total)}</p>
      <ul>
        <li>
          <button
            type="button"
            aria-label={texts.previous}
            disabled={page === 1}
            onClick={() => onPage(page - 1)}
          >
            <Icon name="left" />
          </button>
        </li>
        {pageRange(page, last).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <button
                type="button"
                aria-label={texts.page(number)}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onPage(number)}
              >
                {number}
              </button>
            )}
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-label={texts.next}
            disabled={page === last}
            onClick={() => onPage(page + 1)}
          >
            <Icon name="right" />
          </button>
        </li>
      </ul>
    </Nav>
  );
}

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 14px;
  ul {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px;
  }
  button,
  span {
    display: grid;
    place-items: center;
    min-width: 44px;
    height: 44px;
    border-radius: 50%;
    font-variant-numeric: lining-nums tabular-nums;
    font-weight: 500;
  }
  button:hover:not(:disabled) {
    background: var(--surface-tint);
    color: var(--accent);
  }
  button[aria-current] {
    color: var(--accent);
    box-shadow:
      inset 0 0 0 1.25px var(--accent),
      inset 0 0 0 4px var(--surface),
      inset 0 0 0 5px var(--thread);
  }
  button:disabled {
    color: #a3a59e;
    cursor: not-allowed;
  }
`;
