import { fromParts, toParts, type MeasureName } from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import type { Selectable } from 'kysely';
import type { DetailColumns } from '../../db/schema.ts';

type PieceDetails = Required<components['schemas']['PieceDetails']>;
type Columns = Selectable<DetailColumns>;

/** What is said of a piece, as it is kept: measures in whole numbers. */
export function detailColumns({ largoMm, anchoMm, pesoG, ...details }: PieceDetails): Columns {
  const kept = (name: MeasureName, measure: number | null) =>
    measure === null ? null : toParts(name, measure);
  return {
    ...details,
    largoDecimas: kept('largoMm', largoMm),
    anchoDecimas: kept('anchoMm', anchoMm),
    pesoCentesimas: kept('pesoG', pesoG),
  };
}

/** What is said of a piece, of its row. */
export function viewDetails(row: Columns): PieceDetails {
  const told = (name: MeasureName, parts: number | null) =>
    parts === null ? null : fromParts(name, parts);
  return {
    largoMm: told('largoMm', row.largoDecimas),
    anchoMm: told('anchoMm', row.anchoDecimas),
    pesoG: told('pesoG', row.pesoCentesimas),
    hechoPor: row.hechoPor,
    horas: row.horas,
    historia: row.historia,
  };
}
