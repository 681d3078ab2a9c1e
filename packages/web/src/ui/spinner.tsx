import { styled } from 'styled-components';

/** A ring with its granule, turning. Decorative: say in words what is under way. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })<{ $size?: 'sm' | 'lg' }>`
  --d: ${({ $size }) => ($size === 'lg' ? '44px' : '18px')};
  display: inline-block;
  width: var(--d);
  height: var(--d);
  flex: none;
  border-radius: 50%;
  border: ${({ $size }) => ($size === 'lg' ? '1.25px' : '1.5px')} solid currentColor;
  border-right-color: transparent;
  ${({ $size }) => $size === 'lg' && 'color: var(--thread);'}
  position: relative;
  animation: spin 900ms linear infinite;
  &::after {
    content: '';
    position: absolute;
    width: ${({ $size }) => ($size === 'lg' ? '8px' : '5px')};
    height: ${({ $size }) => ($size === 'lg' ? '8px' : '5px')};
    border-radius: 50%;
    background: currentColor;
    right: ${({ $size }) => ($size === 'lg' ? '1px' : '-0.5px')};
    top: ${({ $size }) => ($size === 'lg' ? '3px' : '0')};
  }
`;
