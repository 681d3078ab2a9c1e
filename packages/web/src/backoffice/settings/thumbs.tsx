import { styled } from 'styled-components';

/** Pictures of banners side by side, each at least `$min` px wide. */
export const Thumbs = styled.ul<{ $min: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $min }) => $min}px, 100%), 1fr));
  gap: 12px;
`;

/** One banner in its own proportion, 12:5; a button lies at its corner. */
export const Thumb = styled.li`
  position: relative;
  aspect-ratio: 12/5;
  border-radius: var(--r-sm);
  overflow: hidden;
  background: var(--surface-sunken);
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  button {
    position: absolute;
    right: 4px;
    top: 4px;
    background: var(--surface-raised);
  }
  /* The picture cuts off what lies outside: the ring is drawn inside. */
  button:focus-visible {
    outline-offset: -3px;
  }
`;
