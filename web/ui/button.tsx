import type { ComponentProps } from 'react';
import { SmartLink, type SmartLinkProps } from './smart-link';

/** Classes of buttons, shared by links that look like buttons. */
export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'ghost';
export type ButtonSize = 'sm' | 'md' | 'lg';

const base =
  'inline-flex items-center justify-center gap-2 rounded-card font-display font-semibold uppercase tracking-[0.08em] text-center ' +
  'transition-[background-color,color,border-color,opacity] duration-200 disabled:cursor-not-allowed disabled:opacity-60 ' +
  'aria-disabled:cursor-not-allowed aria-disabled:opacity-60';

const variants: Record<ButtonVariant, string> = {
  primary: 'filled not-disabled:hover:bg-copper-deep not-disabled:hover:text-foam',
  secondary: 'bg-oat text-ink not-disabled:hover:bg-foam',
  outline: 'border-2 border-current bg-transparent not-disabled:hover:filled',
  ghost:
    'bg-transparent underline decoration-amber decoration-2 underline-offset-[0.4em] not-disabled:hover:text-amber',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-11 px-4 py-1.5 text-base',
  md: 'min-h-12 px-6 py-2 text-lg',
  lg: 'min-h-14 px-8 py-3 text-xl',
};

/** A ghost button has no background, so it aligns with the text around it. */
const noPadding = 'px-0!';

export const buttonClass = (variant: ButtonVariant = 'primary', size: ButtonSize = 'md', className = '') =>
  [base, variants[variant], sizes[size], variant === 'ghost' ? noPadding : '', className].filter(Boolean).join(' ');

type StyleProps = { variant?: ButtonVariant; size?: ButtonSize };

type ButtonProps = ComponentProps<'button'> &
  StyleProps & {
    /** It does nothing then, but keeps the focus. */
    isPending?: boolean;
  };

export function Button({ variant, size, className, type = 'button', isPending, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      aria-disabled={isPending}
      onClick={isPending ? undefined : onClick}
      className={buttonClass(variant, size, className)}
      {...rest}
    />
  );
}

/** A link styled as a button. */
export function ButtonLink({ variant, size, className, ...rest }: SmartLinkProps & StyleProps) {
  return <SmartLink className={buttonClass(variant, size, className)} {...rest} />;
}
