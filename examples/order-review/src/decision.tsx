import { useTexts, type OrderReview } from '@filigrana/hooks/backoffice';
import type { Order } from '@filigrana/sdk';
import { Alert, Button, Group, Modal, Text } from '@mantine/core';
import { texts } from './texts.ts';

/** Accept, or reject after a question. What the shop answered stands here when it refused. */
export function Decision({ review, order }: { review: OrderReview; order: Order }) {
  const { canAccept, canDecide, pending, failure, isAsking } = review;
  const { sentence } = useTexts();
  return (
    <>
      <Group>
        <Button disabled={!canAccept} loading={pending === 'aceptar'} onClick={review.accept}>
          {texts.accept}
        </Button>
        <Button
          variant="outline"
          color="red.9"
          disabled={!canDecide}
          loading={pending === 'rechazar'}
          onClick={review.askReject}
        >
          {texts.reject}
        </Button>
      </Group>
      {failure && (
        <Alert color="red" role="alert">
          {sentence(failure)}
        </Alert>
      )}
      {/* Without the kit's own header: a page has one banner, and a question has none. */}
      <Modal.Root opened={isAsking} onClose={review.cancel} centered>
        <Modal.Overlay />
        <Modal.Content>
          <Modal.Body p="lg">
            <Modal.Title fz="lg" fw={700} mb="xs">
              {texts.rejectTitle(order.idPedido)}
            </Modal.Title>
            <Text mb="lg">{texts.rejectText}</Text>
            <Group justify="flex-end">
              <Button variant="default" data-autofocus onClick={review.cancel}>
                {texts.keep}
              </Button>
              <Button color="red.9" onClick={() => review.reject()}>
                {texts.reject}
              </Button>
            </Group>
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </>
  );
}
