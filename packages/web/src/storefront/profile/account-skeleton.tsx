import { styled } from 'styled-components';
import { Skeleton, VisuallyHidden } from '../../ui/index.ts';
import { DataList } from './data-list.tsx';
import { profileTexts as texts } from './texts.ts';

const ROWS = [
  [texts.nombre, '45%'],
  [texts.apellidos, '60%'],
  [texts.correo, '80%'],
  [texts.telefono, '40%'],
] as const;

/** The data before it is known: the names stand, the values breathe. */
export function AccountSkeleton() {
  return (
    <Box>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <DataList $narrow aria-hidden="true">
        {ROWS.map(([name, width]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Skeleton $width={width} />
            </dd>
          </div>
        ))}
      </DataList>
      <Skeleton $width="70%" $height={28} $top={8} $bottom={8} />
      <Buttons aria-hidden="true">
        <Skeleton />
        <Skeleton />
      </Buttons>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: 28px;
  dd {
    display: flex;
    align-items: center;
    min-height: 1.6em;
  }
`;

const Buttons = styled.div`
  display: grid;
  gap: 12px;
  > * {
    height: var(--size-control);
  }
`;
