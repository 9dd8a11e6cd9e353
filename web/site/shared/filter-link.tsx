import type { ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import type { LucideIcon } from 'lucide-react';
import { SmartLink } from '../../ui/smart-link';

type FilterLinkProps = {
  href: string;
  isCurrent: boolean;
  Icon?: LucideIcon;
  /** Selecting the current one again clears it. */
  isRemovable?: boolean;
  children: string;
};

/**
 * A filter's option as a link to the filtered list, which works without JavaScript. It is positioned, so that its hidden text
 * stays with it in a row that scrolls sideways.
 */
export function FilterLink({ href, isCurrent, Icon, isRemovable = false, children }: FilterLinkProps) {
  return (
    <SmartLink
      href={href}
      preventScrollReset
      aria-current={isCurrent ? 'true' : undefined}
      className="relative inline-flex min-h-11 min-w-0 items-center gap-2 rounded-card border border-bark px-3.5 wrap-anywhere max-[374px]:px-2.5 font-display text-lg font-semibold transition-colors duration-200 hover:border-amber aria-[current=true]:border-amber aria-[current=true]:bg-amber aria-[current=true]:text-ink"
    >
      {Icon && <Icon aria-hidden className={`size-4.5 ${isCurrent ? '' : 'text-accent'}`} />}
      {children}
      {isCurrent && isRemovable && (
        <>
          <X aria-hidden className="-mr-1 size-4.5" />
          <span className="sr-only">: clear</span>
        </>
      )}
    </SmartLink>
  );
}

type ClearLinkProps = { href: string; countId: string; className?: string; children: ReactNode };

/** Clears the filters. Moves the focus to the count of the list, because the link itself disappears. */
export const ClearLink = ({ href, countId, className, children }: ClearLinkProps) => (
  <SmartLink
    href={href}
    preventScrollReset
    onClick={() => document.getElementById(countId)?.focus({ preventScroll: true })}
    className={
      className ??
      'inline-flex min-h-11 items-center font-display text-base font-semibold tracking-[0.08em] uppercase underline decoration-amber decoration-2 underline-offset-[0.4em] hover:text-accent'
    }
  >
    {children}
  </SmartLink>
);
