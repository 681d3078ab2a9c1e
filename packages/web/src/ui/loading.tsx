import { styled } from 'styled-components';
import { Spinner } from './spinner.tsx';

/** A single thing on its way: ring and sentence, for example 'Cargando producto...'. */
export function Loading({ children }: { children: string }) {
  return (
    <Box role="status">
      <Spinner $size="lg" />
      <p>{children}</p>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 16px;
  padding: 56px 20px;
  color: var(--ink-muted);
`;
