import {
  useCategories,
  useMaterials,
  useStones,
  useTexts,
  type SpecialOrderForm,
} from '@filigrana/hooks';
import type { ChangeEvent } from 'react';
import { wordOf } from '../../shared/words.ts';
import { Alert, SelectField, TextButton } from '../../ui/index.ts';
import { SizeField } from './size-field.tsx';
import { specialOrderTexts as texts } from './texts.ts';

type Choice = 'pieza' | 'tipoPiedra' | 'tipoMaterial';

/** What it is to be, in which size, of what. */
export function PieceFields({ request }: { request: SpecialOrderForm }) {
  const { values, errors, change, needsSize } = request;
  const { sentence } = useTexts();
  const lists = { pieza: useCategories(), tipoPiedra: useStones(), tipoMaterial: useMaterials() };
  const failed = Object.values(lists).filter(({ data, error }) => !data && error);

  const choice = (name: Choice) => {
    const { data = [], error } = lists[name];
    const wrong = errors[name];
    const isComing = data.length === 0 && !error;
    return {
      name,
      label: texts[name],
      placeholder: isComing ? texts.loadingOptions : texts[`${name}Placeholder`],
      required: true,
      value: values[name],
      error: wrong && sentence(wrong),
      onChange: (event: ChangeEvent<HTMLSelectElement>) => change(name, event.target.value),
      children: optionsOf(
        data.map(({ nombre }) => nombre),
        values[name],
      ),
    };
  };
  return (
    <>
      {failed.length > 0 && (
        <div data-full="">
          <Alert tone="danger">
            {texts.optionsFailed}{' '}
            <TextButton
              onClick={() => {
                // What fails again is said here again.
                for (const { mutate } of failed) mutate().catch(() => undefined);
              }}
            >
              {texts.retry}
            </TextButton>
          </Alert>
        </div>
      )}
      <div data-full={needsSize ? undefined : ''}>
        <SelectField {...choice('pieza')} />
      </div>
      {needsSize && <SizeField request={request} />}
      <SelectField {...choice('tipoPiedra')} />
      <SelectField {...choice('tipoMaterial')} />
    </>
  );
}

/** What was chosen stays to be seen, even while the list is not there. */
const optionsOf = (names: readonly string[], chosen: string) =>
  (chosen === '' || names.includes(chosen) ? names : [chosen, ...names]).map((name) => (
    <option key={name} value={name}>
      {wordOf(name)}
    </option>
  ));
