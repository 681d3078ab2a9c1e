import {
  usePickupForm,
  useTexts,
  type PickupForm,
  type PickupValues,
  type PlaceFields,
} from '@filigrana/hooks/backoffice';
import { ADDRESS_MAX, formatUsd, NAME_MAX, parseAmount, PROVINCES } from '@filigrana/sdk/domain';
import { cantonsOf, districtsOf } from '@filigrana/sdk/territory';
import { useId } from 'react';
import { styled } from 'styled-components';
import {
  Checkbox,
  Disclosure,
  FormGrid,
  SelectField,
  TextButton,
  TextField,
} from '../../ui/index.ts';
import type { ConflictFields } from '../shared/conflict-dialog.tsx';
import { amountField } from '../shared/amount-field.ts';
import { Help, SettingsPanel } from './settings-form.tsx';
import { settingsTexts } from './texts.ts';

const texts = settingsTexts.pickup;

const CONFLICT: ConflictFields<PickupValues> = {
  lugares: {
    label: texts.places,
    show: (lugares) =>
      lugares.map(({ nombre, cuando, activo }) => texts.shown(nombre, cuando, activo)).join('\n') ||
      texts.none,
  },
};

/** Where customers can pick their orders up; nothing where the backend knows no picking up. */
export function PickupPanel() {
  const { read, form, add, canAdd, change, remove, errorOf } = usePickupForm();
  return (
    <SettingsPanel
      {...{ read, form }}
      title={texts.title}
      loading={texts.loading}
      conflict={CONFLICT}
      isFolded
      actions={canAdd && <TextButton onClick={add}>{texts.add}</TextButton>}
    >
      <Help>{texts.help}</Help>
      <fieldset disabled={form.status === 'sending'}>
        {form.values.lugares.map((place, index) => (
          <Place
            key={place.idLugar ?? `nuevo-${index}`}
            {...{ place, index, change, remove, errorOf }}
          />
        ))}
      </fieldset>
    </SettingsPanel>
  );
}

interface PlaceProps extends Pick<PickupForm, 'change' | 'remove' | 'errorOf'> {
  place: PlaceFields;
  index: number;
}

/** One place: a line that opens to its fields. */
function Place({ place, index, change, remove, errorOf }: PlaceProps) {
  const { sentence } = useTexts();
  const lists = useId();
  const isNew = place.idLugar === undefined;
  const bind = (name: Exclude<keyof PlaceFields, 'idLugar' | 'activo'>) => {
    const error = errorOf(index, name);
    return {
      value: place[name],
      autoComplete: 'off',
      error: error && sentence(error),
      onChange: ({ target }: { target: { value: string } }) =>
        change(index, { [name]: target.value }),
    };
  };
  const name = place.nombre.trim() || texts.fresh;
  const fee = parseAmount(place.monto);
  return (
    <Disclosure
      defaultOpen={isNew}
      summary={texts.summary(name, fee === null ? '' : formatUsd(fee), place.activo)}
    >
      <Fields role="group" aria-label={name}>
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          maxLength={NAME_MAX}
          {...bind('nombre')}
        />
        <TextField
          label={texts.when}
          hint={texts.whenHint}
          maxLength={NAME_MAX}
          {...bind('cuando')}
        />
        <FormGrid>
          <SelectField label={texts.province} placeholder={texts.choose} {...bind('provincia')}>
            {PROVINCES.map((province) => (
              <option key={province}>{province}</option>
            ))}
          </SelectField>
          <TextField
            label={texts.canton}
            list={`${lists}-c`}
            maxLength={NAME_MAX}
            {...bind('canton')}
          />
          <TextField
            label={texts.district}
            list={`${lists}-d`}
            maxLength={NAME_MAX}
            {...bind('distrito')}
          />
          <TextField
            label={texts.fee}
            prefix="$"
            inputMode="decimal"
            {...bind('monto')}
            {...amountField((monto) => change(index, { monto }))}
          />
        </FormGrid>
        <Names id={`${lists}-c`} of={cantonsOf(place.provincia)} />
        <Names id={`${lists}-d`} of={districtsOf(place.provincia, place.canton)} />
        <TextField label={texts.address} maxLength={ADDRESS_MAX} {...bind('direccionExacta')} />
        <Checkbox
          checked={place.activo}
          onChange={({ target }) => change(index, { activo: target.checked })}
        >
          {texts.open}
        </Checkbox>
        <TextButton onClick={() => remove(index)}>{texts.remove(name)}</TextButton>
      </Fields>
    </Disclosure>
  );
}

function Names({ id, of }: { id: string; of: readonly string[] }) {
  return (
    <datalist id={id}>
      {of.map((one) => (
        <option key={one} value={one} />
      ))}
    </datalist>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  justify-items: start;
  padding-bottom: 18px;
  > :not(label, button) {
    width: 100%;
  }
`;
