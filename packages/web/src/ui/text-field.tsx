import { useState, type InputHTMLAttributes, type Ref } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { Icon, type IconName } from './icon.tsx';
import { Input, InputWrap, Prefix } from './input.tsx';
import { useTakeOver } from './use-take-over.ts';
import { controlTexts } from './control-texts.ts';

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | 'prefix'>;

interface TextFieldProps extends FieldProps, Native {
  /** Drawing inside, before the text. */
  icon?: IconName;
  /** Sign before a number, for example '$'. */
  prefix?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Splits a field's own properties from its control's. */
function split<P extends FieldProps>(props: P) {
  const { label, hint, error, note, required, aside, id, className, ...control } = props;
  return { field: { label, hint, error, note, required, aside, id, className }, control };
}

/**
 * A labelled line of text.
 *
 * @example <TextField label="Correo" type="email" autoComplete="email" error={errors.correo} {...register('correo')} />
 */
export function TextField({ icon, prefix, ...props }: TextFieldProps) {
  const early = useTakeOver();
  const { field, control } = split(props);
  return (
    <Field {...field}>
      {(tied) => (
        <InputWrap $lead={Boolean(icon)} $prefix={Boolean(prefix)}>
          {icon && <Icon name={icon} />}
          {prefix && <Prefix>{prefix}</Prefix>}
          <Input ref={early} type="text" {...control} {...tied} />
        </InputWrap>
      )}
    </Field>
  );
}

/** A labelled password that can be shown. */
export function PasswordField(props: Omit<TextFieldProps, 'icon' | 'prefix' | 'type'>) {
  const early = useTakeOver();
  const [shown, setShown] = useState(false);
  const { field, control } = split(props);
  return (
    <Field {...field}>
      {(tied) => (
        <InputWrap $trail>
          <Input ref={early} {...control} {...tied} type={shown ? 'text' : 'password'} />
          <IconButton
            icon={shown ? 'eyeoff' : 'eye'}
            label={shown ? controlTexts.hidePassword : controlTexts.showPassword}
            onClick={() => setShown(!shown)}
          />
        </InputWrap>
      )}
    </Field>
  );
}
