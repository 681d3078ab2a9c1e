import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Disclosure } from '../../ui/index.ts';
import { Help } from './settings-form.tsx';
import { settingsTexts } from './texts.ts';

const texts = settingsTexts.english;

interface Props {
  /** One of them was refused: it has to be in sight. */
  isWrong: boolean;
  children: ReactNode;
}

/** What whoever reads the shop in English sees; folded, since a shop can do without. */
export function EnglishFields({ isWrong, children }: Props) {
  return (
    <Disclosure summary={texts.title} defaultOpen={isWrong}>
      <Fields>
        <Help>{texts.help}</Help>
        {children}
      </Fields>
    </Disclosure>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
`;
