import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { useHydrated } from '../shared/use-hydrated.ts';
import {
  buttonStyle,
  type ButtonLook,
  type ButtonSize,
  type ButtonVariant,
} from './button-style.ts';
import { Icon, type IconName } from './icon.tsx';
import { NeedsScripts } from './needs-scripts.tsx';
import { Spinner } from './spinner.tsx';
import { uiTexts } from './texts.ts';
import { useEarlyPress } from './use-take-over.ts';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its place. */
  block?: boolean;
  /** Drawing before the label. */
  icon?: IconName;
  /** While work is under way: the verb that says so, for example 'Enviando…'. Clicks do nothing then. */
  busy?: string | false | undefined;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button. `type` is `button` unless given. One that submits waits until the page is alive: only
 * then somebody listens to its form.
 *
 * @example <Button type="submit" size="lg" busy={isSending && 'Enviando…'}>Confirmar pedido</Button>
 */
export function Button(props: ButtonProps) {
  const {
    variant = 'solid',
    size = 'md',
    block = false,
    icon,
    busy,
    children,
    onClick,
    ref,
    ...rest
  } = props;
  const early = useEarlyPress(ref);
  const isBusy = Boolean(busy);
  const isWaiting = !useHydrated() && rest.type === 'submit';
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  const button = (
    <Root
      type="button"
      {...rest}
      {...early}
      disabled={rest.disabled || isWaiting}
      $variant={variant}
      $size={size}
      $block={block}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={click}
    >
      {isBusy ? (
        <Stack>
          <Face data-behind="">{children}</Face>
          <Face>
            <Spinner />
            {busy}
          </Face>
        </Stack>
      ) : (
        <>
          {icon && <Icon name={icon} size="sm" />}
          {children}
        </>
      )}
    </Root>
  );
  if (!isWaiting) return button;
  return (
    <>
      {button}
      <NeedsScripts to={uiTexts.sendThisForm} />
    </>
  );
}

const Root = styled.button<ButtonLook>`
  ${buttonStyle}
`;

/** The label keeps its place under the verb, so that the width stays. */
const Stack = styled.span`
  display: grid;
  > * {
    grid-area: 1 / 1;
  }
`;

const Face = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  &[data-behind] {
    visibility: hidden;
  }
`;
