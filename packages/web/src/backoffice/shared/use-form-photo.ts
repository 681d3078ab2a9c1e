import { usePhoto } from '../../shared/use-photo.ts';

interface Form {
  isDirty: boolean;
  submit: () => void;
}

/**
 * The picture of a form: while it is being prepared saving waits, and leaving would lose it.
 *
 * @param take Puts it into the form.
 * @param occasion Changes when the form begins anew, or with what it edits.
 * @example
 * const photo = useFormPhoto(form, (file) => form.set('imagen', file), product.idProducto);
 */
export function useFormPhoto(form: Form, take: (file: File | null) => void, occasion: number) {
  const photo = usePhoto(take, { form: occasion });
  return {
    ...photo,
    isDirty: form.isDirty || photo.isPreparing,
    submit: () => {
      if (!photo.isPreparing) form.submit();
    },
  };
}
