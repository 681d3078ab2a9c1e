import { styled } from 'styled-components';
import { SectionTitle } from '../../ui/index.ts';

/** Where pieces will stand, until they have come. */
export const PendingRow = ({ title }: { title: string }) => (
  <>
    <SectionTitle>{title}</SectionTitle>
    <Trays />
  </>
);

const Trays = styled.div`
  height: 300px;
  border-radius: var(--r-sm);
  background: var(--surface-sunken);
`;
