import { createLink } from '@tanstack/react-router';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button';

interface ButtonAnchorProps extends ComponentProps<'a'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
}

function ButtonAnchor(props: ButtonAnchorProps) {
  const { variant = 'secondary', size = 'normal', icon, className, children, ...rest } = props;
  return (
    <a {...rest} className={clsx(buttonClass(variant, size), className)}>
      {icon}
      {children}
    </a>
  );
}

/**
 * A link to another page that looks like a button. It takes what the router's Link takes. It is separate from `Button`,
 * because sign-in has buttons and loads no router.
 */
export const ButtonLink = createLink(ButtonAnchor);
