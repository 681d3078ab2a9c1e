import { styled } from 'styled-components';

/** Two fields beside each other, where there is room for two. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(152px, 100%), 1fr));
  gap: 14px 12px;
`;
