import type { LocalCartLine } from '@filigrana/hooks';
import { lineSubtotal } from '@filigrana/sdk/domain';
import type { SummaryLine } from '../purchase/summary-lines.tsx';

/** Lines of the browser's own cart as the summary shows them. */
export const localLines = (lines: readonly LocalCartLine[]): SummaryLine[] =>
  lines.map(({ _id, precio, disponible = true, ...line }) => ({
    ...line,
    id: _id,
    importe: lineSubtotal(precio, line.cantidad),
    isWithdrawn: !disponible,
  }));
