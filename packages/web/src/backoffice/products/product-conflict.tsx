import { useCategories, useMaterials, useStones } from '@filigrana/hooks';
import type { ProductForm, ProductFormValues } from '@filigrana/hooks/backoffice';
import {
  ConflictDialog,
  shownFlag,
  shownText,
  type ConflictFields,
} from '../shared/conflict-dialog.tsx';
import { shownPicture } from '../shared/conflict-picture.tsx';
import { shownLeft, shownSizes } from '../shared/shown-sizes.ts';
import { productsTexts as texts } from './texts.ts';

/** Two versions of a product. */
export function ProductConflict({ form }: { form: ProductForm }) {
  const categories = useCategories().data ?? [];
  const materials = useMaterials().data ?? [];
  const stones = useStones().data ?? [];
  const named = (names: readonly (readonly [id: number, name: string])[]) => (id: string) =>
    shownText(names.find(([known]) => String(known) === id)?.[1] ?? id);
  const fields: ConflictFields<ProductFormValues> = {
    nombre: { label: texts.name, show: shownText },
    descripcion: { label: texts.description, show: shownText },
    nombreIngles: { label: texts.englishName, show: shownText },
    descripcionIngles: { label: texts.englishDescription, show: shownText },
    idCategoria: {
      label: texts.category,
      show: named(categories.map(({ idCategoria, nombre }) => [idCategoria, nombre])),
    },
    idMaterial: {
      label: texts.material,
      show: named(materials.map(({ idMaterial, nombre }) => [idMaterial, nombre])),
    },
    idPiedra: {
      label: texts.stone,
      show: named(stones.map(({ idPiedra, nombre }) => [idPiedra, nombre])),
    },
    precio: { label: texts.price, show: shownText },
    precioEspecial: { label: texts.specialPrice, show: shownText },
    estado: {
      label: texts.state,
      show: (isAvailable) => (isAvailable ? texts.available : texts.unavailable),
    },
    destacado: { label: texts.featured, show: shownFlag },
    unico: { label: texts.unique, show: shownFlag },
    stock: { label: texts.stock, show: shownText, showBoth: shownLeft },
    tallas: { label: texts.sizeStock, show: shownSizes, showBoth: shownSizes },
    largoMm: { label: texts.details.largoMm, show: shownText },
    anchoMm: { label: texts.details.anchoMm, show: shownText },
    pesoG: { label: texts.details.pesoG, show: shownText },
    hechoPor: { label: texts.details.hechoPor, show: shownText },
    horas: { label: texts.details.horas, show: shownText },
    historia: { label: texts.details.historia, show: shownText },
    imagen: { label: texts.image, show: shownPicture(form.currentImage) },
  };
  return <ConflictDialog conflict={form.conflict} fields={fields} />;
}
