import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import {
  buttonStyle,
  type ButtonLook,
  type ButtonSize,
  type ButtonVariant,
} from './button-style.ts';
import { Icon, type IconName } from './icon.tsx';

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'className'> {
  /** Address inside the app. */
  href: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  block?: boolean;
  icon?: IconName;
  /** Navigation state that the link passes on. */
  state?: object;
  replace?: boolean;
  className?: string;
  children: ReactNode;
}

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function LinkButton({
  variant = 'solid',
  size = 'md',
  block = false,
  icon,
  children,
  ...rest
}: Props) {
  return (
    <Root {...rest} $variant={variant} $size={size} $block={block}>
      {icon && <Icon name={icon} size="sm" />}
      {children}
    </Root>
  );
}

const Root = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;
