import { useOrderReview, useTexts, type OrderReview } from '@filigrana/hooks/backoffice';
import { Alert, Badge, Button, Center, Group, Loader, Stack, Text, Title } from '@mantine/core';
import { Decision } from './decision.tsx';
import { OrderUnderReview } from './order-under-review.tsx';
import { texts } from './texts.ts';

/** The orders that wait, the oldest first, one at a time. */
export function Review() {
  const review = useOrderReview();
  const { status, order, reviewed } = review;
  const { sentence } = useTexts();
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1}>{order ? texts.order(order.idPedido) : texts.title}</Title>
        {order && <Steps review={review} />}
      </Group>
      {review.notice && (
        <Alert color="red" role="alert">
          <Group justify="space-between">
            {sentence(review.notice)}
            <Button variant="default" size="xs" loading={review.isReading} onClick={review.reload}>
              {texts.retry}
            </Button>
          </Group>
        </Alert>
      )}
      {status === 'loading' && (
        <Center p="xl">
          <Loader role="status" aria-label={texts.loading} />
        </Center>
      )}
      {order && (
        <>
          <Decision review={review} order={order} />
          <OrderUnderReview key={order.idPedido} order={order} />
        </>
      )}
      {status === 'ready' && !order && (
        <Center p="xl" role="status">
          <Stack align="center" gap={4}>
            <Text size="xl">{texts.none}</Text>
            {reviewed > 0 && <Text>{texts.reviewed(reviewed)}</Text>}
          </Stack>
        </Center>
      )}
    </Stack>
  );
}

function Steps({ review: { position, total, previous, next } }: { review: OrderReview }) {
  return (
    <Group gap="xs">
      <Text component="span" size="sm">
        {texts.queue}
      </Text>
      <Badge variant="default" size="lg" tt="none">
        {texts.progress(position, total)}
      </Badge>
      <Button.Group>
        <Button variant="default" size="sm" disabled={total < 2} onClick={previous}>
          {texts.previous}
        </Button>
        <Button variant="default" size="sm" disabled={total < 2} onClick={next}>
          {texts.next}
        </Button>
      </Button.Group>
    </Group>
  );
}
