import { styled } from 'styled-components';
import { from } from './media.ts';

/** Fields under and beside each other: one column on a phone, `$columns` from 640 px. `data-full`: the whole row. */
export const FormGrid = styled.div<{ $columns?: 1 | 2 | 3 }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  ${from.sm} {
    grid-template-columns: repeat(${({ $columns = 1 }) => $columns}, minmax(0, 1fr));
    > [data-full] {
      grid-column: 1 / -1;
    }
  }
`;
