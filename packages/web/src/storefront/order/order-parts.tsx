import { styled } from 'styled-components';
import { useShopFacts } from '../../shared/shop-facts.tsx';
import { below, ExternalLink, Logo } from '../../ui/index.ts';

/** Title of the page of an order, with what stands under it. */
export const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 10px;
  margin-bottom: var(--s-7);
  h1 {
    justify-self: stretch;
  }
  p {
    color: var(--ink-muted);
    font-variant-numeric: lining-nums tabular-nums;
    overflow-wrap: anywhere;
  }
`;

/** The same where no path of crumbs stands above. */
export const LoneHead = styled(Head)`
  margin-top: var(--s-7);
`;

/** Pieces beside what is told of them. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  gap: 28px clamp(28px, 5vw, 72px);
  align-items: start;
  [data-tone] + &,
  p + & {
    margin-top: 20px;
  }
`;

/** What can be done next. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 20px;
  align-items: center;
  margin-top: var(--s-8);
  ${below.sm} {
    display: grid;
    /* Buttons fill the row; the line under a link is as long as its words. */
    ${ExternalLink} {
      justify-self: center;
    }
  }
`;

/** Whose paper it is; on a screen the header says so. */
export function PaperHead() {
  const { correo, telefono } = useShopFacts();
  return (
    <OnPaper>
      <Logo />
      <span>
        {correo}
        <br />
        {telefono}
      </span>
    </OnPaper>
  );
}

const OnPaper = styled.div`
  display: none;
  @media print {
    display: flex;
    justify-content: space-between;
    align-items: center;
    margin-bottom: 8mm;
    padding-bottom: 4mm;
    border-bottom: 1px solid var(--line-strong);
    font-size: 0.875rem;
    text-align: right;
  }
`;
