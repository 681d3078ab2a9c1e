import { useCart } from '@filigrana/hooks';
import { Hint } from '../../ui/index.ts';
import { waitingTexts as texts } from './texts.ts';
import { WaitingForm } from './waiting-form.tsx';

/** A piece that somebody holds: whoever holds it reads so, everybody else may wait for it. */
export default function ReservedNote({ idProductoTalla }: { idProductoTalla: number }) {
  const { status, lines } = useCart();
  if (status === 'loading') return null;
  // In the cart of whoever holds it, the line is not reserved by others.
  const isOwn = lines.some((line) => line.idProducto_talla === idProductoTalla && !line.reservada);
  if (isOwn) return <Hint role="status">{texts.own}</Hint>;
  return (
    <>
      <Hint tone="warning" role="status">
        {texts.reserved}
      </Hint>
      <WaitingForm idProductoTalla={idProductoTalla} />
    </>
  );
}
