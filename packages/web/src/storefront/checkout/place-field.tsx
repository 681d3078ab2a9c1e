import { containsText, normalizeText, sameText } from '@filigrana/sdk/domain';
import { useCombobox } from 'downshift';
import { useState, type InputHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { Field, Input, InputWrap, type FieldProps } from '../../ui/index.ts';
import { checkoutTexts } from './texts.ts';

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | 'value' | 'onChange'>;

interface Props extends FieldProps, Native {
  value: string;
  /** The places that can be chosen; any other may be typed. */
  places: readonly string[];
  onChange: (value: string) => void;
}

/**
 * A canton or district: chosen from a list by pointer, keys or some of its letters, or typed. Accents do
 * not matter; a place of the list is spelled as there.
 */
export function PlaceField({ places, value, onChange, ...props }: Props) {
  const { label, hint, error, note, required, aside, id, className, ...control } = props;
  const known = places.find((place) => sameText(place, value));
  const [isTyping, setTyping] = useState(false);
  // Whoever comes back to the field is offered the whole list, from the place that it has.
  const items = isTyping ? offered(places, value) : [...places];
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox({
    items,
    inputValue: value,
    selectedItem: places.includes(value) ? value : null,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChange(selectedItem);
    },
    onIsOpenChange: ({ isOpen: opens }) => {
      if (!opens) setTyping(false);
    },
  });
  const isShown = isOpen && items.length > 0;
  return (
    <Field {...{ label, hint, error, note, required, aside, id, className }}>
      {(tied) => (
        <InputWrap>
          <Input
            {...getInputProps({
              ...control,
              onChange: (event) => {
                setTyping(true);
                onChange(event.currentTarget.value);
              },
              onBlur: () => {
                setTyping(false);
                if (known && known !== value) onChange(known);
              },
            })}
            {...tied}
            // The label says what it is by itself.
            aria-labelledby={undefined}
            aria-expanded={isShown}
          />
          <List
            {...getMenuProps({ 'aria-label': checkoutTexts.delivery.places })}
            // A list that scrolls would be a stop of its own, and is gone once the field is left.
            tabIndex={-1}
            hidden={!isShown}
          >
            {isShown &&
              items.map((item, index) => (
                <Choice
                  key={item}
                  {...getItemProps({ item, index })}
                  aria-selected={item === known}
                  data-highlighted={index === highlightedIndex || undefined}
                >
                  {item}
                </Choice>
              ))}
          </List>
        </InputWrap>
      )}
    </Field>
  );
}

/** The places that contain what was typed, first those that begin with it. */
function offered(places: readonly string[], typed: string): string[] {
  const begins = (place: string) => normalizeText(place).startsWith(normalizeText(typed));
  return places
    .filter((place) => containsText(place, typed))
    .sort((a, b) => Number(begins(b)) - Number(begins(a)));
}

const List = styled.ul`
  position: absolute;
  z-index: var(--z-dropdown);
  top: calc(100% + 4px);
  left: 0;
  right: 0;
  max-height: 16rem;
  overflow: auto;
  overscroll-behavior: contain;
  padding: 6px;
  border: 1px solid var(--line);
  border-radius: var(--r-sm);
  background: var(--surface-raised);
  box-shadow: var(--shadow-popover);
`;

const Choice = styled.li`
  padding: 10px 12px;
  border-radius: var(--r-sm);
  cursor: pointer;
  &[data-highlighted] {
    background: var(--surface-sunken);
  }
  &[aria-selected='true'] {
    font-weight: 500;
  }
`;
