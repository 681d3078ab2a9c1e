import { styled } from 'styled-components';
import { Container } from './container.tsx';
import { NeedsScripts } from './needs-scripts.tsx';
import { Skeleton } from './skeleton.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import { uiTexts } from './texts.ts';

/** Stands for a page whose code or owner is not known yet. */
export function PageSkeleton() {
  return (
    <Tall>
      <NeedsScripts />
      <VisuallyHidden role="status">{uiTexts.loading}</VisuallyHidden>
      <Skeleton $width="120px" />
      <Skeleton $width="min(320px, 70%)" $height={40} />
      <Skeleton />
      <Skeleton $width="85%" />
      <Skeleton $width="60%" />
    </Tall>
  );
}

const Tall = styled(Container)`
  display: grid;
  align-content: start;
  gap: var(--s-5);
  padding-top: var(--s-7);
  min-height: 100vh;
`;
