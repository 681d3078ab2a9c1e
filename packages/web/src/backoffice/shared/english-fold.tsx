import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Disclosure } from '../../ui/index.ts';
import { sharedTexts } from './texts.ts';

interface Props {
  /** One of them was refused: it has to be in sight. */
  isWrong: boolean;
  children: ReactNode;
}

/** What whoever reads the shop in English sees of something; folded, since it can do without. */
export function EnglishFold({ isWrong, children }: Props) {
  return (
    <Disclosure summary={sharedTexts.english.title} defaultOpen={isWrong}>
      <Fields>{children}</Fields>
    </Disclosure>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
`;
