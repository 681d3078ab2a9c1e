import { useDataDownload, useTexts } from '@filigrana/hooks';
import { useState } from 'react';
import { styled } from 'styled-components';
import { openDownload } from '../../shared/open-download.ts';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { useShopFacts } from '../../shared/shop-facts.tsx';
import { Alert, Button, SectionTitle, TextButton } from '../../ui/index.ts';
import { personalDataTexts as texts } from './personal-data-texts.ts';

const CloseAccountDialog = lazyPart(() => import('./close-account-dialog.tsx'));

/** What a customer may ask about her own data: a copy of it, and an end to it. */
export function PersonalData() {
  const { correo } = useShopFacts();
  const { sentence } = useTexts();
  const { ask, status, notice, isUnsupported } = useDataDownload();
  const [isClosing, setClosing] = useState(false);
  const download = async () => {
    const link = await ask();
    if (link !== null) openDownload(link);
  };
  return (
    <Section aria-label={texts.title}>
      <SectionTitle>{texts.title}</SectionTitle>
      <p>{texts.text}</p>
      <Actions>
        <Button
          variant="line"
          busy={status === 'asking' && texts.preparing}
          onClick={() => void download()}
        >
          {texts.download}
        </Button>
        <TextButton onClick={() => setClosing(true)}>{texts.close}</TextButton>
      </Actions>
      {notice && (
        <Alert tone="danger">{isUnsupported ? texts.askTheShop(correo) : sentence(notice)}</Alert>
      )}
      {isClosing && <CloseAccountDialog onClose={() => setClosing(false)} />}
    </Section>
  );
}

const Section = styled.section`
  margin-top: var(--s-9);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  > p {
    max-width: 60ch;
    color: var(--ink-muted);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  align-items: center;
`;
