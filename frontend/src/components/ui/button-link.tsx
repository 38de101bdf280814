import { createLink } from '@tanstack/react-router';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-style';

interface ButtonAnchorProps extends ComponentProps<'a'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
}

function ButtonAnchor({
  variant = 'secondary',
  size = 'normal',
  icon,
  className,
  children,
  ...rest
}: ButtonAnchorProps) {
  return (
    <a {...rest} className={clsx(buttonClass(variant, size), className)}>
      {icon}
      {children}
    </a>
  );
}

/** A link to another page that looks like a button; takes what the router's Link takes. */
export const ButtonLink = createLink(ButtonAnchor);
