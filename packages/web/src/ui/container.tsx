import { styled } from 'styled-components';

/** The page's column: centred, at most 1280 px wide, with fluid side space. `$width` narrows it. */
export const Container = styled.div<{ $width?: 'page' | 'narrow' | 'form' | 'prose' }>`
  width: 100%;
  max-width: calc(var(--w-${({ $width = 'page' }) => $width}) + 2 * var(--page-pad));
  margin-inline: auto;
  padding-inline: var(--page-pad);
`;

/** Distance between two sections of a page. */
export const Section = styled.section`
  margin-top: var(--section-gap);
`;
