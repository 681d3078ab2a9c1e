import { useAddresses, useTexts, type AddressStart } from '@filigrana/hooks';
import type { Address } from '@filigrana/sdk';
import { ADDRESSES_MAX } from '@filigrana/sdk/domain';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { postalLine } from '../../shared/postal-line.ts';
import {
  Alert,
  Button,
  ErrorState,
  SectionTitle,
  Skeleton,
  StatusTag,
  TextButton,
  VisuallyHidden,
} from '../../ui/index.ts';
import { RemoveAddress } from './remove-address.tsx';
import { addressTexts as texts } from './texts.ts';

const AddressDialog = lazyPart(() => import('./address-dialog.tsx'));

/** The addresses that a customer keeps; nothing where the shop keeps none. */
export function MyAddresses() {
  const book = useAddresses();
  const { status, addresses, notice, isReloading, reload } = book;
  const { sentence } = useTexts();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  /** In the dialog: one that is kept, or what a new one begins with. */
  const [open, setOpen] = useState<AddressStart | null>(null);
  const [leaving, setLeaving] = useState<Address | null>(null);
  /** How often a button that was pressed has gone with what it did. */
  const [gone, setGone] = useState(0);
  const stay = (isDone: boolean) => setGone((before) => before + Number(isDone));
  // Once the question is closed: until then nothing beside it can have the focus.
  useEffect(() => {
    if (gone > 0) section.current?.focus({ preventScroll: true });
  }, [gone]);
  if (status === 'unsupported') return null;
  const said = notice ? sentence(notice) : '';
  return (
    <Place ref={section} aria-labelledby={id} tabIndex={-1}>
      <SectionTitle>
        <span id={id}>{texts.title}</span>
      </SectionTitle>
      {status === 'loading' && (
        <>
          <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
          <Skeleton $width="60%" $height={26} aria-hidden="true" />
        </>
      )}
      {status === 'failed' && (
        <ErrorState size="sm" title={said} onRetry={reload} retrying={isReloading} />
      )}
      {status === 'ready' && (
        <>
          {notice && (
            <Alert tone="warning">
              {said} <TextButton onClick={reload}>{texts.retry}</TextButton>
            </Alert>
          )}
          {addresses.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <ul>
              {addresses.map((address) => (
                <Item
                  key={address.idDireccion}
                  address={address}
                  isBusy={book.changing !== null}
                  onEdit={() => setOpen(address)}
                  onPrefer={() => void book.prefer(address.idDireccion).then(stay)}
                  onRemove={() => setLeaving(address)}
                />
              ))}
            </ul>
          )}
          {book.isFull ? (
            <p>{texts.full(ADDRESSES_MAX)}</p>
          ) : (
            <Button variant="line" icon="plus" onClick={() => setOpen({})}>
              {texts.add}
            </Button>
          )}
        </>
      )}
      {open && <AddressDialog start={open} onClose={() => setOpen(null)} />}
      {leaving && (
        <RemoveAddress
          address={leaving}
          isBusy={book.changing === leaving.idDireccion}
          onConfirm={async () => {
            const isGone = await book.remove(leaving.idDireccion);
            setLeaving(null);
            stay(isGone);
          }}
          onCancel={() => setLeaving(null)}
        />
      )}
    </Place>
  );
}

interface ItemProps {
  address: Address;
  isBusy: boolean;
  onEdit: () => void;
  onPrefer: () => void;
  onRemove: () => void;
}

function Item({ address, isBusy, onEdit, onPrefer, onRemove }: ItemProps) {
  const { nombre, direccionExacta, preferida } = address;
  return (
    <Row>
      <div>
        <h3>{nombre}</h3>
        {preferida && <StatusTag tone="success">{texts.preferred}</StatusTag>}
      </div>
      <p>
        {direccionExacta}
        <br />
        {postalLine(address)}
      </p>
      <div>
        <TextButton aria-label={texts.editOne(nombre)} onClick={onEdit}>
          {texts.edit}
        </TextButton>
        {!preferida && (
          <TextButton
            aria-label={texts.preferOne(nombre)}
            aria-disabled={isBusy}
            onClick={isBusy ? undefined : onPrefer}
          >
            {texts.prefer}
          </TextButton>
        )}
        <TextButton aria-label={texts.removeOne(nombre)} onClick={onRemove}>
          {texts.remove}
        </TextButton>
      </div>
    </Row>
  );
}

const Place = styled.section`
  margin-top: 64px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  justify-items: start;
  > * {
    max-width: 100%;
  }
  > :first-child,
  > ul {
    justify-self: stretch;
  }
  > :first-child {
    margin-bottom: 0;
  }
  > p {
    color: var(--ink-muted);
    text-wrap: pretty;
  }
  /* Nobody knows yet where it will stand: that depends on how long the histories above it are. */
  [data-loading] ~ & {
    visibility: hidden;
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  padding: 18px 0;
  border-bottom: 1px solid var(--line);
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 10px 20px;
    align-items: center;
  }
  h3 {
    font: 500 1.1875rem/1.25 var(--font-display);
    overflow-wrap: anywhere;
  }
  p {
    color: var(--ink-muted);
    overflow-wrap: anywhere;
  }
  > :last-child {
    margin-top: 12px;
  }
`;
