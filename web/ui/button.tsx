import type { ComponentProps } from 'react';
import { SmartLink, type SmartLinkProps } from './smart-link';
import { buttonClass, type ButtonSize, type ButtonVariant } from './variants';

type Look = { variant?: ButtonVariant; size?: ButtonSize };

export function Button({ variant, size, className, type = 'button', ...rest }: ComponentProps<'button'> & Look) {
  return <button type={type} className={buttonClass(variant, size, className)} {...rest} />;
}

/** A link that looks like a button; it stays a link for the keyboard and the screen reader. */
export function ButtonLink({ variant, size, className, ...rest }: SmartLinkProps & Look) {
  return <SmartLink className={buttonClass(variant, size, className)} {...rest} />;
}
