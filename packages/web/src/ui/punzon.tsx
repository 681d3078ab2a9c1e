import { styled } from 'styled-components';

const GROUNDS = {
  dark: 'background: var(--surface-dark); color: var(--thread-on-dark);',
  out: 'background: var(--danger); color: #fff;',
  off: 'background: var(--ink-muted); color: #fff;',
  plain: 'background: var(--surface-sunken); color: var(--ink);',
  sale: 'background: var(--sale); color: #fff;',
};

/** A badge in the shape of a hallmark. `out`: sold out; `off`: switched off; `plain`: a quiet label. */
export const Punzon = styled.span<{ $tone?: keyof typeof GROUNDS }>`
  display: inline-flex;
  align-items: center;
  height: 24px;
  padding: 0 15px;
  font-size: var(--fs-punzon);
  font-weight: 600;
  letter-spacing: var(--ls-punzon);
  line-height: 1;
  clip-path: polygon(7px 0, calc(100% - 7px) 0, 100% 50%, calc(100% - 7px) 100%, 7px 100%, 0 50%);
  ${({ $tone = 'dark' }) => GROUNDS[$tone]}
`;
