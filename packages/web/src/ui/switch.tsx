import { styled } from 'styled-components';
import type { CheckProps } from './check.tsx';
import { useTakeOver } from './use-take-over.ts';

/** An on/off switch that acts at once. No page that people come to first has one. */
export function Switch({ children, className, ...rest }: CheckProps) {
  return (
    <Row className={className}>
      <input ref={useTakeOver()} {...rest} type="checkbox" role="switch" />
      <span>{children}</span>
    </Row>
  );
}

const Row = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 12px;
  min-height: var(--check-height, var(--size-target));
  cursor: pointer;
  input {
    appearance: none;
    flex: none;
    margin: 0;
    width: 48px;
    height: 28px;
    border-radius: 14px;
    border: 1px solid var(--line-strong);
    background:
      radial-gradient(
        circle at 13px 50%,
        var(--surface-raised) 0 8.5px,
        var(--line-strong) 9px 9.8px,
        transparent 10.4px
      ),
      var(--surface-sunken);
    cursor: pointer;
    transition: background var(--t-fast);
  }
  input:checked {
    border-color: var(--accent);
    background: radial-gradient(circle at 33px 50%, #fff 0 9px, transparent 9.8px), var(--accent);
  }
  input:focus-visible {
    border-radius: 14px;
  }
  input:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;
