import { useTexts, type BackofficeNotice, type ProductForm } from '@filigrana/hooks/backoffice';
import { styled } from 'styled-components';
import type { Photo } from '../../shared/use-photo.ts';
import { Checkbox, TextAreaField, TextField } from '../../ui/index.ts';
import { FormNotice } from '../shared/form-notice.tsx';
import { PhotoField } from '../shared/photo-field.tsx';
import { useFirstError } from '../shared/use-first-error.ts';
import { DetailFields } from './detail-fields.tsx';
import { Pair } from './pair.tsx';
import { PriceField } from './price-field.tsx';
import { ProductLookups } from './product-lookups.tsx';
import { StockFields } from './stock-fields.tsx';
import { productsTexts as texts } from './texts.ts';

/** Every field of a product, for the form beside the list and for the dialog. */
export function ProductFields({ form, photo }: { form: ProductForm; photo: Photo }) {
  const { values, set, errors, notice, status } = form;
  const { sentence } = useTexts();
  const place = useFirstError(notice);
  const said = (error: BackofficeNotice | undefined) => error && sentence(error);
  return (
    <Fields ref={place}>
      <Half>
        <TextField
          label={texts.name}
          required
          autoComplete="off"
          value={values.nombre}
          onChange={(event) => set('nombre', event.target.value)}
          error={said(errors.nombre)}
        />
        <Description
          label={texts.description}
          required
          value={values.descripcion}
          onChange={(event) => set('descripcion', event.target.value)}
          error={said(errors.descripcion)}
        />
        <ProductLookups form={form} />
        <Pair>
          <PriceField
            label={texts.price}
            value={values.precio}
            onValue={(typed) => set('precio', typed)}
            error={said(errors.precio)}
          />
          <PriceField
            label={texts.specialPrice}
            note={texts.optional}
            value={values.precioEspecial}
            onValue={(typed) => set('precioEspecial', typed)}
            error={said(errors.precioEspecial)}
          />
        </Pair>
      </Half>
      <Half>
        <StockFields form={form} />
        <PhotoField
          label={texts.image}
          current={form.currentImage}
          file={values.imagen}
          photo={photo}
          error={said(errors.imagen)}
          disabled={status === 'sending'}
        />
        <Checks>
          <Checkbox
            checked={values.destacado}
            onChange={(event) => set('destacado', event.target.checked)}
          >
            {texts.featured}
          </Checkbox>
          <Checkbox checked={values.unico} onChange={(event) => set('unico', event.target.checked)}>
            {texts.unique}
          </Checkbox>
        </Checks>
        <DetailFields form={form} />
        <FormNotice notice={notice} errors={errors} />
      </Half>
    </Fields>
  );
}

/** One column beside the list, two in the dialog. */
const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  gap: 14px 28px;
  align-items: start;
`;

const Half = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
`;

const Description = styled(TextAreaField)`
  textarea {
    min-height: 72px;
    max-height: 240px;
    field-sizing: content;
  }
`;

const Checks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
`;
