import X from 'lucide-react/icons/x';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { categoryIcon, categoryLabel, publicCategories } from '@domain/event/category';
import { eventFilterPath, isEventFilterActive, noEventFilter, type EventFilter } from '@domain/event/filter';
import { SmartLink } from '../../../ui/smart-link';
import { useTaprooms } from '../../shared/taproom/use-taprooms';
import { categoryIcons } from './category-icons';
import { useEventFilter } from './use-event-filter';

const countId = 'event-count';

type EventFilterBarProps = {
  /** Of the selection; null while it loads. */
  total: number | null;
  /** The link to each month below. */
  children?: ReactNode;
};

/** Links to the list of a taproom or a category, which work without JavaScript, and the live number of events. */
export function EventFilterBar({ total, children }: EventFilterBarProps) {
  const filter = useEventFilter();
  const taprooms = useTaprooms();
  return (
    <div data-no-print className="mb-10 grid gap-4 border-y border-line py-5 md:mb-12">
      <nav aria-label="Filter events" className="flex flex-wrap gap-x-8 gap-y-3">
        {taprooms.length > 1 && (
          <ul aria-label="Taproom" className="flex flex-wrap gap-2">
            {['All', ...taprooms.map(({ name }) => name)].map((tapRoom) => (
              <li key={tapRoom}>
                <FilterLink to={{ ...filter, tapRoom }} isCurrent={filter.tapRoom === tapRoom}>
                  {tapRoom}
                </FilterLink>
              </li>
            ))}
          </ul>
        )}
        <ul aria-label="Category" className="flex flex-wrap gap-2">
          {publicCategories.map((category) => {
            const isCurrent = filter.category === category;
            return (
              <li key={category}>
                <FilterLink
                  to={{ ...filter, category: isCurrent ? null : category }}
                  isCurrent={isCurrent}
                  Icon={categoryIcons[categoryIcon(category)]}
                  isRemovable
                >
                  {categoryLabel(category)}
                </FilterLink>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className="flex min-h-11 flex-wrap items-center gap-x-6 gap-y-1">
        <p id={countId} role="status" tabIndex={-1} className="text-lg text-smoke outline-none">
          {total === null ? 'Loading events…' : countText(total)}
        </p>
        {isEventFilterActive(filter) && <ClearFilters>Clear All</ClearFilters>}
        {children}
      </div>
    </div>
  );
}

/** Moves the focus to the count, because the link itself disappears. */
export function ClearFilters({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <SmartLink
      href={eventFilterPath(noEventFilter, [])}
      preventScrollReset
      onClick={() => document.getElementById(countId)?.focus({ preventScroll: true })}
      className={
        className ||
        'inline-flex min-h-11 items-center font-display text-base font-semibold tracking-[0.08em] uppercase underline decoration-amber decoration-2 underline-offset-[0.4em] hover:text-amber'
      }
    >
      {children}
    </SmartLink>
  );
}

type FilterLinkProps = {
  to: EventFilter;
  isCurrent: boolean;
  Icon?: LucideIcon;
  /** Selecting the current one again clears it. */
  isRemovable?: boolean;
  children: string;
};

function FilterLink({ to, isCurrent, Icon, isRemovable = false, children }: FilterLinkProps) {
  return (
    <SmartLink
      href={eventFilterPath(to, useTaprooms())}
      preventScrollReset
      aria-current={isCurrent ? 'true' : undefined}
      className="inline-flex min-h-11 min-w-0 items-center gap-2 rounded-card border border-bark px-3.5 wrap-anywhere max-[374px]:px-2.5 font-display text-lg font-semibold transition-colors duration-200 hover:border-amber aria-[current=true]:border-amber aria-[current=true]:bg-amber aria-[current=true]:text-ink"
    >
      {Icon && <Icon aria-hidden className={`size-4.5 ${isCurrent ? '' : 'text-amber'}`} />}
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

const countText = (total: number) => `${total} ${total === 1 ? 'event' : 'events'}`;
