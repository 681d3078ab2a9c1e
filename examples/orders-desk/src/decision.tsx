import { useTexts, type OrderReviewDesk } from '@filigrana/hooks/backoffice';
import type { Order } from '@filigrana/sdk';
import { Alert, Button, Group, Modal, Text } from '@mantine/core';
import { texts } from './texts.ts';

/** Accept, or reject after a question. What the shop answered stands here when it refused. */
export function Decision({ desk, order }: { desk: OrderReviewDesk; order: Order }) {
  const { canDecide, pending, failure, isAsking } = desk;
  const { sentence } = useTexts();
  return (
    <>
      <Group>
        <Button disabled={!canDecide} loading={pending === 'aceptar'} onClick={desk.accept}>
          {texts.accept}
        </Button>
        <Button
          variant="outline"
          color="red.9"
          disabled={!canDecide}
          loading={pending === 'rechazar'}
          onClick={desk.askReject}
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
      <Modal.Root opened={isAsking} onClose={desk.cancel} centered>
        <Modal.Overlay />
        <Modal.Content>
          <Modal.Body p="lg">
            <Modal.Title fz="lg" fw={700} mb="xs">
              {texts.rejectTitle(order.idPedido)}
            </Modal.Title>
            <Text mb="lg">{texts.rejectText}</Text>
            <Group justify="flex-end">
              <Button variant="default" data-autofocus onClick={desk.cancel}>
                {texts.keep}
              </Button>
              <Button color="red.9" onClick={desk.reject}>
                {texts.reject}
              </Button>
            </Group>
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </>
  );
}
