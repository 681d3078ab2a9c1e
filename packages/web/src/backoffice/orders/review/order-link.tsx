import { orderFiltersToSearch } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { backoffice } from '../../../app/paths.ts';
import { reviewTexts as texts } from './texts.ts';

/** Leads to one order in the list, with its details open. */
export function OrderLink({ idPedido }: { idPedido: number }) {
  const query = orderFiltersToSearch({ pedido: idPedido });
  return <Inline href={`${backoffice.orders()}?${query}`}>{texts.similarOrder(idPedido)}</Inline>;
}

const Inline = styled(Link)`
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 3px;
  padding-block: 4px;
`;
