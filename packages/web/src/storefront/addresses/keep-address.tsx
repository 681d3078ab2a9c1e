import { useAddresses } from '@filigrana/hooks';
import type { OrderDetail } from '@filigrana/sdk';
import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { Button } from '../../ui/index.ts';
import { addressTexts } from './texts.ts';

const AddressDialog = lazyPart(() => import('./address-dialog.tsx'));
const texts = addressTexts.keep;

/** Offers to keep the address of an order; nothing where it is kept already, or none can be. */
export function KeepAddress({ order }: { order: OrderDetail }) {
  const { provincia, canton, distrito, direccionExacta } = order;
  const { status, addresses, isFull } = useAddresses();
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const isKept = addresses.some(
    (one) =>
      one.provincia === provincia &&
      one.canton === canton &&
      one.distrito === distrito &&
      one.direccionExacta === direccionExacta,
  );
  if (isKept) return isAsked && <Done />;
  if (status !== 'ready' || isFull) return null;
  const open = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      <Button variant="line" icon="pin" onClick={open}>
        {texts.action}
      </Button>
      {isOpen && (
        <AddressDialog
          start={{ provincia, canton, distrito, direccionExacta }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Takes the place of the button that was pressed, and its focus. */
function Done() {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <p ref={line} tabIndex={-1}>
      {texts.done}
    </p>
  );
}
