import { useReceiptReview, useTexts, type ReceiptReview } from '@filigrana/hooks/backoffice';
import type { Order } from '@filigrana/sdk';
import {
  formatUsd,
  fullName,
  isUniqueSize,
  localDateTime,
  PAYMENT_METHOD_LABELS,
} from '@filigrana/sdk/domain';
import { Alert, Button, Card, SimpleGrid, Stack, Table, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Receipt } from './receipt.tsx';
import { texts } from './texts.ts';

/** The receipt beside what it is compared with. */
export function OrderUnderReview({ order }: { order: Order }) {
  const review = useReceiptReview(order);
  const { sentence } = useTexts();
  const notice = review.notice ?? review.details.notice;
  const others = review.review?.comprobantesParecidos ?? [];
  return (
    <Stack>
      {notice && (
        <Alert color="red" role="alert">
          {sentence(notice)}{' '}
          <Button variant="default" size="xs" onClick={review.renew}>
            {texts.retry}
          </Button>
        </Alert>
      )}
      {others.length > 0 && (
        <Alert color="orange" role="alert">
          {texts.sameReceipt(others.map(({ idPedido }) => idPedido).join(', '))}
        </Alert>
      )}
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Receipt review={review} idPedido={order.idPedido} />
        <Facts order={order} review={review} />
      </SimpleGrid>
    </Stack>
  );
}

function Facts({ order, review }: { order: Order; review: ReceiptReview }) {
  const { details, review: known } = review;
  const { shipping, contact, receipt } = details;
  return (
    <Card withBorder component="section">
      <Title order={2} size="h4" mb="sm">
        {fullName({
          nombre: order.clienteNombre,
          primerApellido: order.clientePrimerApellido,
          segundoApellido: order.clienteSegundoApellido,
        })}
      </Title>
      <Table variant="vertical" layout="fixed">
        <Table.Tbody>
          <Row name={texts.placed}>{localDateTime(Date.parse(order.fechaPedido))}</Row>
          <Row name={texts.pieces}>
            {order.productos.map(({ cantidad, productoNombre, tallaNombre }, index) => (
              <Text key={index} size="sm">
                {cantidad} × {productoNombre}
                {!isUniqueSize(tallaNombre) && ` (${tallaNombre})`}
              </Text>
            ))}
          </Row>
          <Row name={texts.total}>
            <Text fw={700}>{formatUsd(order.montoTotal)}</Text>
          </Row>
          {receipt && <Row name={texts.method}>{PAYMENT_METHOD_LABELS[receipt.metodoPago]}</Row>}
          {known?.referencia && <Row name={texts.reference}>{known.referencia.valor}</Row>}
          {shipping && (
            <Row name={texts.address}>
              {shipping.direccionExacta}, {shipping.distrito}, {shipping.canton},{' '}
              {shipping.provincia}
            </Row>
          )}
          {contact && (
            <Row name={texts.contact}>
              {contact.correo}
              <br />
              {contact.telefono}
            </Row>
          )}
        </Table.Tbody>
      </Table>
    </Card>
  );
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <Table.Tr>
    <Table.Th w={110}>{name}</Table.Th>
    <Table.Td style={{ overflowWrap: 'anywhere' }}>{children}</Table.Td>
  </Table.Tr>
);
