import type { ComponentProps, ReactNode } from 'react';
import { X, type LucideIcon } from 'lucide-react';
import { SmartLink } from '../../ui/smart-link';

type FilterLinksProps = ComponentProps<'ul'> & {
  options: readonly { label: string; href: string; isCurrent: boolean; Icon?: LucideIcon | undefined }[];
  /** Selecting the current one again clears it. */
  isRemovable?: boolean;
};

/**
 * A filter's options as links to the filtered list, which work without JavaScript. They are positioned, so that their hidden
 * text stays with them in a row that scrolls sideways.
 */
export const FilterLinks = ({ options, isRemovable = false, ...list }: FilterLinksProps) => (
  <ul {...list}>
    {options.map(({ label, href, isCurrent, Icon }) => (
      <li key={label}>
        <SmartLink
          href={href}
          preventScrollReset
          aria-current={isCurrent ? 'true' : undefined}
          className="relative inline-flex min-h-11 min-w-0 items-center gap-2 rounded-card border border-bark px-3.5 wrap-anywhere max-[374px]:px-2.5 font-display text-lg font-semibold transition-colors duration-200 hover:border-amber aria-[current=true]:border-amber aria-[current=true]:bg-amber aria-[current=true]:text-ink"
        >
          {Icon && <Icon aria-hidden className={`size-4.5 ${isCurrent ? '' : 'text-accent'}`} />}
          {label}
          {isCurrent && isRemovable && (
            <>
              <X aria-hidden className="-mr-1 size-4.5" />
              <span className="sr-only">: clear</span>
            </>
          )}
        </SmartLink>
      </li>
    ))}
  </ul>
);

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
