import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { below, from } from '../../ui/index.ts';

interface Props {
  title: string;
  /**
   * How many there are, or whatever else stands beside the title. Read again when it changes; empty
   * while nobody knows it, so that it has its room.
   */
  count?: string | undefined;
  /** Search box and buttons, at the right. */
  children?: ReactNode;
}

/**
 * Title, count, search and add button of a staff page in one line; on a phone the tools go below.
 *
 * @example
 * <AdminHead title="Productos" count="30 piezas">
 *   <SearchBox label="Buscar producto..." value={search} onChange={setSearch} />
 * </AdminHead>
 */
export function AdminHead({ title, count, children }: Props) {
  return (
    <Head>
      <h1 tabIndex={-1}>{title}</h1>
      {count !== undefined && <Count role="status">{count}</Count>}
      {children && <Tools data-screen>{children}</Tools>}
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 20px;
  margin-bottom: 20px;
  h1 {
    font-size: 1.75rem;
    line-height: 1.15;
    letter-spacing: 0;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
`;

const Count = styled.p`
  color: var(--ink-muted);
  font-variant-numeric: lining-nums tabular-nums;
  ${below.md} {
    flex-basis: 100%;
    min-height: 1lh;
    margin-top: -8px;
  }
  ${from.lg} {
    min-width: 11rem;
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  flex: 1 1 260px;
  gap: 12px;
  align-items: center;
  justify-content: flex-end;
  /* What comes later comes at its right, and it stays where it is. */
  > [role='search'] {
    margin-right: auto;
  }
  ${below.md} {
    flex-basis: 100%;
    /* What has a drawing only stays round. */
    > :where(:not([aria-expanded])) {
      flex: 1 1 auto;
    }
  }
`;
