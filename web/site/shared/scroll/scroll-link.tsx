import type { MouseEvent, ReactNode } from 'react';
import { scrollBehavior } from '../../../ui/motion';
import { buttonClass, type ButtonSize, type ButtonVariant } from '../../../ui/variants';

type ScrollLinkProps = {
  /** The id of the place on this page. */
  to: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  children: ReactNode;
};

/** Glides to a place on the same page and takes the keyboard's focus along; the history and the address stay. */
export function ScrollLink({ to, variant, size, className, children }: ScrollLinkProps) {
  const handleClick = (event: MouseEvent) => {
    const target = document.getElementById(to);
    if (!target) return;
    event.preventDefault();
    target.scrollIntoView({ behavior: scrollBehavior() });
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  };
  return (
    <a href={`#${to}`} onClick={handleClick} className={buttonClass(variant, size, className)}>
      {children}
    </a>
  );
}
