import type { MouseEvent, ReactNode } from 'react';
import { scrollBehavior } from '../../ui/motion';
import { buttonClass, type ButtonSize, type ButtonVariant } from '../../ui/button';

type ScrollLinkProps = {
  /** Id of the target element. */
  to: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  children: ReactNode;
};

/** Scrolls to an element of the page and moves the focus to it, without a history entry or a change of the URL. */
export function ScrollLink({ to, variant, size, children }: ScrollLinkProps) {
  const handleClick = (event: MouseEvent) => {
    const target = document.getElementById(to);
    if (!target) return;
    event.preventDefault();
    target.scrollIntoView({ behavior: scrollBehavior() });
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  };
  return (
    <a href={`#${to}`} onClick={handleClick} className={buttonClass(variant, size)}>
      {children}
    </a>
  );
}
