import type { ReceiptReview } from '@filigrana/hooks/backoffice';
import { Anchor, Card, Center, Image, Loader, Text } from '@mantine/core';
import { useState } from 'react';
import { texts } from './texts.ts';

/** The receipt. Its link expires: one that fails is asked for anew, once. */
export function Receipt({ review, idPedido }: { review: ReceiptReview; idPedido: number }) {
  const { receipt, hasNoReceipt, renew } = review;
  const [isRenewed, setRenewed] = useState(false);
  const renewOnce = () => {
    if (!isRenewed) renew();
    setRenewed(true);
  };
  return (
    <Card withBorder component="section" aria-label={texts.receipt}>
      {hasNoReceipt && <Text role="status">{texts.noReceipt}</Text>}
      {!receipt && !hasNoReceipt && (
        <Center p="xl">
          <Loader role="status" aria-label={texts.loading} />
        </Center>
      )}
      {receipt && receipt.kind !== 'pdf' && (
        <Image
          src={receipt.url}
          alt={texts.receiptOf(idPedido)}
          mah={560}
          fit="contain"
          onError={renewOnce}
        />
      )}
      {receipt && (
        <Anchor href={receipt.url} target="_blank" rel="noreferrer" underline="always" mt="sm">
          {texts.openReceipt}
        </Anchor>
      )}
    </Card>
  );
}
