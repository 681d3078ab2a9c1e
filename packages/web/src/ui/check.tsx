import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { useTakeOver } from './use-take-over.ts';

export interface CheckProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  children: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A box to tick, with its label. */
export function Checkbox({ children, className, ...rest }: CheckProps) {
  return (
    <Row className={className}>
      <input ref={useTakeOver()} {...rest} type="checkbox" />
      <span>{children}</span>
    </Row>
  );
}

/** One choice of several; give all of them the same `name`. */
export function Radio({ children, className, ...rest }: CheckProps) {
  return (
    <Row className={className}>
      <input ref={useTakeOver()} {...rest} type="radio" />
      <span>{children}</span>
    </Row>
  );
}

const Row = styled.label`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: var(--check-height, var(--size-target));
  cursor: pointer;
  line-height: 1.35;
  input {
    appearance: none;
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0;
    border: 1px solid var(--line-strong);
    border-radius: var(--r-sm);
    background: var(--surface-raised) center/16px no-repeat;
    cursor: pointer;
    transition:
      background-color var(--t-fast),
      border-color var(--t-fast);
  }
  input:hover {
    border-color: var(--ink);
  }
  input:checked {
    background-color: var(--accent);
    border-color: var(--accent);
    background-image: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='16' height='16' fill='none' stroke='%23fff' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M3 8.5l3.3 3.3L13 5'/%3E%3C/svg%3E");
  }
  input[type='radio'] {
    border-radius: 50%;
  }
  input[type='radio']:checked {
    background-color: var(--surface-raised);
    background-image: radial-gradient(circle, var(--accent) 0 5px, transparent 5.6px);
    background-size: 100%;
  }
  input:disabled {
    background-color: var(--surface-sunken);
    border-color: var(--line);
    cursor: not-allowed;
  }
  input:disabled + span {
    color: #6f726b;
  }
`;
