import type { ActivityChangeText, ActivityRow as Row } from '@filigrana/hooks/backoffice';
import { orderFiltersToSearch, ROLE, ROLE_NAMES } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import { backoffice } from '../../app/paths.ts';
import { TextLink, VisuallyHidden } from '../../ui/index.ts';
import { formatMoment } from '../../shared/dates.ts';
import { activityTexts as texts } from './texts.ts';

/** Something that was done: a row of the table, a labelled card on a phone. */
export function ActivityRow({ row }: { row: Row }) {
  const { entry, label, target, changes } = row;
  const { quien, fecha } = entry;
  return (
    <tr>
      <Moment data-label={texts.columns.fecha}>
        <time dateTime={fecha}>{formatMoment(fecha)}</time>
      </Moment>
      <td data-label={texts.columns.quien}>
        {quien ? (
          <div>
            {quien.nombre} <Note>{ROLE_NAMES[quien.rol]}</Note>
          </div>
        ) : (
          texts.nobody
        )}
      </td>
      <td data-cell="title">{label}</td>
      {target && (
        <td data-label={texts.columns.objeto}>
          <Thing row={row} label={target.label} />
        </td>
      )}
      {!target && <td />}
      {changes.length > 0 && (
        <td data-label={texts.columns.cambios}>
          <Changes>
            {changes.map((change) => (
              <Change key={change.label} change={change} />
            ))}
          </Changes>
        </td>
      )}
      {changes.length === 0 && <td />}
    </tr>
  );
}

/** What it was done to, by its name of today where it has one; a link where there is a page of it. */
function Thing({ row, label }: { row: Row; label: string }) {
  const { sobre } = row.entry;
  const href = placeOf(row);
  const name = sobre?.nombre ?? label;
  const role = sobre?.rol ? `, ${ROLE_NAMES[sobre.rol]}` : '';
  return (
    <p>
      {href === null ? name : <TextLink href={href}>{name}</TextLink>}
      {sobre && (
        <>
          {' '}
          <Note>{label + role}</Note>
        </>
      )}
    </p>
  );
}

/** The page of what it was done to; null where there is none, or it is gone. */
function placeOf({ entry: { sobre, accion }, target }: Row): string | null {
  const busqueda = new URLSearchParams({ busqueda: sobre?.nombre ?? '' }).toString();
  switch (target?.kind) {
    case 'producto':
      return sobre && `${backoffice.products()}?${busqueda}`;
    case 'cuenta':
      if (!sobre) return null;
      return sobre.rol === ROLE.cliente
        ? `${backoffice.customers()}?${busqueda}`
        : backoffice.settings();
    case 'pedido':
      return `${backoffice.orders()}?${orderFiltersToSearch({ pedido: target.id })}`;
    case 'pedido especial':
      return backoffice.specialOrders();
    case 'pregunta':
      return accion === 'pregunta.eliminada' ? null : backoffice.faq();
    case 'novedad':
      return accion === 'novedad.eliminada' ? null : backoffice.novedades();
    default:
      return accion.startsWith('ajustes.') ? backoffice.settings() : null;
  }
}

function Change({ change: { label, before, after, isHidden } }: { change: ActivityChangeText }) {
  if (isHidden)
    return (
      <li>
        {label}: {texts.changed}
      </li>
    );
  return (
    <li>
      {label}:{' '}
      {before !== null && (
        <>
          <s>{before}</s> <span aria-hidden="true">→</span>
          <VisuallyHidden>{texts.to}</VisuallyHidden>{' '}
        </>
      )}
      <b>{after ?? texts.nothing}</b>
    </li>
  );
}

const Note = styled.small`
  display: block;
  color: var(--ink-muted);
  font-size: 0.8438rem;
`;

const Moment = styled.td`
  white-space: nowrap;
`;

const Changes = styled.ul`
  display: grid;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;
  s {
    color: var(--ink-muted);
    text-decoration: none;
  }
  b {
    font-weight: 600;
  }
`;
