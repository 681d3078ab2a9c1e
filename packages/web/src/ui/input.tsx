import { css, styled } from 'styled-components';

const controlStyle = css`
  width: 100%;
  min-height: var(--input-height, var(--size-control));
  padding: var(--input-pad, 11px 14px);
  border: 1px solid var(--line-strong);
  border-radius: var(--r-sm);
  background-color: var(--surface-raised);
  color: var(--ink);
  font-size: var(--input-font, 1rem);
  line-height: 1.5;
  transition:
    border-color var(--t-fast),
    box-shadow var(--t-fast);
  &::placeholder {
    color: #6a6d66;
    opacity: 1;
  }
  &:hover {
    border-color: var(--ink);
  }
  &:focus {
    border-color: var(--focus);
    outline: 2px solid var(--focus);
    outline-offset: 0;
  }
  &:read-only:not(select) {
    background-color: var(--surface-sunken);
    border-color: var(--line);
  }
  &:disabled {
    background-color: var(--surface-sunken);
    border-color: var(--line);
    color: #6f726b;
    cursor: not-allowed;
  }
  &[aria-invalid='true'] {
    border-color: var(--danger);
    box-shadow: inset 0 0 0 1px var(--danger);
  }
`;

/** A bare text control; inside a `Field` or with its own label. */
export const Input = styled.input`
  ${controlStyle}
`;

/** A bare day. One that is not set looks it everywhere: WebKit itself would show today's date there. */
export const DateInput = styled.input.attrs({ type: 'date' })`
  ${controlStyle}
  position: relative;
  &[value='']:not(:focus) {
    &::-webkit-datetime-edit {
      opacity: 0;
    }
    &::before {
      content: 'dd/mm/aaaa';
      position: absolute;
      color: #6a6d66;
    }
  }
`;

/** A bare text area. */
export const Textarea = styled.textarea`
  ${controlStyle}
  min-height: 120px;
  resize: vertical;
`;

/** A bare native select. */
export const Select = styled.select`
  ${controlStyle}
  appearance: none;
  padding-right: 42px;
  text-overflow: ellipsis;
  background-image: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='20' height='20' fill='none' stroke='%231F2321' stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M5 8l5 5 5-5'/%3E%3C/svg%3E");
  background-repeat: no-repeat;
  background-position: right 12px center;
`;

/** Holds a control and what lies over it: an icon before, a button behind, a currency sign. */
export const InputWrap = styled.div<{ $lead?: boolean; $prefix?: boolean; $trail?: boolean }>`
  position: relative;
  > input {
    ${({ $lead }) => $lead && 'padding-left: 44px;'}
    ${({ $prefix }) => $prefix && 'padding-left: 32px;'}
    ${({ $trail }) => $trail && 'padding-right: 52px;'}
  }
  > svg {
    position: absolute;
    left: 13px;
    top: 50%;
    margin-top: -11px;
    color: var(--ink-muted);
    pointer-events: none;
  }
  > button {
    position: absolute;
    right: 2px;
    top: 50%;
    transform: translateY(-50%);
  }
`;

/** Sign before a number, inside `InputWrap $prefix`. */
export const Prefix = styled.span.attrs({ 'aria-hidden': true })`
  position: absolute;
  left: 14px;
  top: 50%;
  transform: translateY(-50%);
  color: var(--ink-muted);
  font-variant-numeric: lining-nums tabular-nums;
`;
