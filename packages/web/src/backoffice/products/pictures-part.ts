import { styled } from 'styled-components';

/** A part of the form that sends what it changes at once. */
export const PicturesPart = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  padding-top: 14px;
  border-top: 1px solid var(--line);
`;
