import { styled } from 'styled-components';
import { Container } from '../../ui/index.ts';

/** A page with little to say: a drawing, a title, a sentence and one way on. */
export const CenteredPage = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  justify-items: center;
  text-align: center;
  gap: 14px;
  padding-block: clamp(48px, 8vw, 104px);
  p {
    color: var(--ink-muted);
    font-size: var(--fs-lead);
    margin-bottom: 12px;
  }
`;
