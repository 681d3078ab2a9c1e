import { useCategories, useMaterials, useStones } from '@filigrana/hooks';
import { useTexts, type ProductForm } from '@filigrana/hooks/backoffice';
import { SelectField } from '../../ui/index.ts';
import { LookupsFailed } from './lookups-failed.tsx';
import { Pair } from './pair.tsx';
import { productsTexts as texts } from './texts.ts';

/** Category, material and stone out of the shop's lists, and whether the piece is for sale. */
export function ProductLookups({ form }: { form: ProductForm }) {
  const { values, set, errors, mode } = form;
  const { sentence } = useTexts();
  const categories = useCategories();
  const materials = useMaterials();
  const stones = useStones();
  // A piece that has no stone keeps having none; a new one needs its stone.
  const stonePlaceholder = mode === 'edit' ? texts.noStone : texts.choose;
  return (
    <>
      <LookupsFailed reads={[categories, materials, stones]} />
      <Pair>
        <SelectField
          label={texts.category}
          required
          placeholder={texts.choose}
          value={values.idCategoria}
          onChange={(event) => set('idCategoria', event.target.value)}
          error={errors.idCategoria && sentence(errors.idCategoria)}
        >
          {categories.data?.map(({ idCategoria, nombre }) => (
            <option key={idCategoria} value={idCategoria}>
              {nombre}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={texts.material}
          required
          placeholder={texts.choose}
          value={values.idMaterial}
          onChange={(event) => set('idMaterial', event.target.value)}
          error={errors.idMaterial && sentence(errors.idMaterial)}
        >
          {materials.data?.map(({ idMaterial, nombre }) => (
            <option key={idMaterial} value={idMaterial}>
              {nombre}
            </option>
          ))}
        </SelectField>
      </Pair>
      <Pair>
        <SelectField
          label={texts.stone}
          required={mode === 'add'}
          placeholder={stonePlaceholder}
          value={values.idPiedra}
          onChange={(event) => set('idPiedra', event.target.value)}
          error={errors.idPiedra && sentence(errors.idPiedra)}
        >
          {stones.data?.map(({ idPiedra, nombre }) => (
            <option key={idPiedra} value={idPiedra}>
              {nombre}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={texts.state}
          value={values.estado ? '1' : '0'}
          onChange={(event) => set('estado', event.target.value === '1')}
        >
          <option value="1">{texts.available}</option>
          <option value="0">{texts.unavailable}</option>
        </SelectField>
      </Pair>
    </>
  );
}
