import { useProductForm } from '@filigrana/hooks/backoffice';
import type { Product } from '@filigrana/sdk';
import { createContext, useContext, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/index.ts';
import { AddForm } from '../shared/add-form.tsx';
import { useFormPhoto } from '../shared/use-form-photo.ts';
import { EnglishFields } from './english-fields.tsx';
import { ProductFields } from './product-fields.tsx';
import { productsTexts as texts } from './texts.ts';

/** What the form for a new piece has to know of the list beside it. */
interface Beside {
  /** Its pieces have details, and so can a new one. */
  details: boolean;
  /** The same of texts in English. */
  english: boolean;
  /** The piece that was added last, once the list has it and where it can have more pictures. */
  added: Product | null;
  onCreated: (idProducto: number) => void;
  /** More pictures are wanted for the added piece. */
  onPictures: () => void;
}

export const BesideList = createContext<Beside>({
  details: false,
  english: false,
  added: null,
  onCreated: () => {},
  onPictures: () => {},
});

/** The form for a new product, beside the list. */
export function AddProduct(props: { isOpen: boolean; onClose: () => void }) {
  // Each piece gets a new form, so that the focus is in its first field again.
  const [saved, setSaved] = useState(0);
  const { details, english, added, onCreated, onPictures } = useContext(BesideList);
  const form = useProductForm(null, {
    onSaved: () => setSaved(saved + 1),
    hasDetails: details,
    onCreated,
  });
  const photo = useFormPhoto(form, (file) => form.set('imagen', file), saved);
  const isSending = form.status === 'sending';
  return (
    <AddForm key={saved} pinned texts={texts} photo={photo} isSending={isSending} {...props}>
      {added && (
        <Added>
          {texts.added(added.nombreProducto)}
          <Button variant="line" size="sm" onClick={onPictures}>
            {texts.addPictures}
          </Button>
        </Added>
      )}
      <ProductFields form={form} photo={photo} />
      {english && <EnglishFields form={form} />}
    </AddForm>
  );
}

const Added = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  padding-bottom: 14px;
  border-bottom: 1px solid var(--line);
  overflow-wrap: anywhere;
`;
