import { styled } from 'styled-components';

/** A card of a list. `data-open`: its details are shown. */
export const Card = styled.article`
  background: var(--surface-raised);
  border: 1px solid var(--line);
  border-radius: var(--r-md);
  --ground: var(--surface-raised);
  min-width: 0;
  &[data-open] {
    border-color: var(--thread);
  }
`;

/** What the card is about at the left, its state at the right. */
export const CardHead = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: flex-start;
  flex-wrap: wrap;
  gap: 8px 12px;
  padding: 16px 18px 0;
  > :first-child {
    flex: 1 1 150px;
    min-width: 0;
  }
  h2 {
    font-weight: 500;
    letter-spacing: 0;
    font-size: 1.1875rem;
    line-height: 1.2;
    overflow-wrap: anywhere;
    text-wrap: wrap;
  }
`;

/** Number, date: small, under the title of a card. */
export const CardNote = styled.p`
  color: var(--ink-muted);
  font-size: 0.8438rem;
  font-variant-numeric: lining-nums tabular-nums;
`;

/** What 'Ver detalles' reveals. */
export const CardMore = styled.div`
  border-top: 1px solid var(--line);
  padding: 14px 18px 6px;
  background: #fbfbf9;
  h3 {
    font-size: 1rem;
    margin: 6px 0 4px;
  }
`;

/** What grows while the steps are taken: under the foot, so that it moves no button from the pointer. */
export const CardHistory = styled(CardMore)`
  border-radius: 0 0 var(--r-md) var(--r-md);
  &:empty {
    display: none;
  }
`;

/** Actions at the left, 'Ver detalles' at the right. */
export const CardFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 12px 18px 14px;
  border-top: 1px solid var(--line);
`;
