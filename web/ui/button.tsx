import type { ComponentProps } from 'react';
import { SmartLink, type SmartLinkProps } from './smart-link';
import { buttonClass, type ButtonSize, type ButtonVariant } from './variants';

type StyleProps = { variant?: ButtonVariant; size?: ButtonSize };

export function Button({ variant, size, className, type = 'button', ...rest }: ComponentProps<'button'> & StyleProps) {
  return <button type={type} className={buttonClass(variant, size, className)} {...rest} />;
}

/** A link styled as a button. */
export function ButtonLink({ variant, size, className, ...rest }: SmartLinkProps & StyleProps) {
  return <SmartLink className={buttonClass(variant, size, className)} {...rest} />;
}
