import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { categoryLabel, iconOf, publicCategories } from '@domain/event/category';
import { eventFilterPath, isEventFilterActive, noEventFilter, parseEventFilter } from '../../../domain/event';
import { Word, useWords } from '../../../ui/use-words';
import { ClearLink, FilterLink } from '../../shared/filter-link';
import { useTaprooms } from '../../shared/taproom/use-taprooms';
import { categoryIcons } from '../../shared/event-category';
import { useSite } from '../../site-context';

/** The filter in the URL, so that a filtered list can be shared and Back works. */
export function useEventFilter() {
  const [searchParams] = useSearchParams();
  const taprooms = useTaprooms();
  return parseEventFilter(searchParams, taprooms);
}

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
  const { words } = useSite();
  const toWord = useWords();
  return (
    <div data-no-print className="mb-8 grid grid-cols-[minmax(0,1fr)] gap-2 border-y border-line py-3 md:gap-4 md:py-5">
      <nav
        aria-label="Filter events"
        className="flex flex-wrap gap-x-8 gap-y-2 *:min-w-0 max-sm:*:w-[calc(100%+2.5rem)] max-sm:first:*:w-full"
      >
        {taprooms.length > 1 && (
          <ul aria-label="Taproom" className="flex flex-wrap gap-2">
            {['All', ...taprooms.map(({ name }) => name)].map((tapRoom) => (
              <li key={tapRoom}>
                <FilterLink
                  href={eventFilterPath({ ...filter, tapRoom }, taprooms)}
                  isCurrent={filter.tapRoom === tapRoom}
                >
                  {tapRoom === 'All' ? toWord(tapRoom) : tapRoom}
                </FilterLink>
              </li>
            ))}
          </ul>
        )}
        <ul aria-label="Category" className="flex gap-2 rail sm:flex-wrap">
          {publicCategories.map((category) => {
            const isCurrent = filter.category === category;
            return (
              <li key={category}>
                <FilterLink
                  href={eventFilterPath({ ...filter, category: isCurrent ? null : category }, taprooms)}
                  isCurrent={isCurrent}
                  Icon={categoryIcons[iconOf(category, words)]}
                  isRemovable
                >
                  {toWord(categoryLabel(category))}
                </FilterLink>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className="flex min-h-11 flex-wrap items-center gap-x-6 gap-y-1">
        <p id={countId} role="status" tabIndex={-1} className="text-lg text-smoke outline-none">
          {total === null ? 'Loading events…' : toWord(total === 1 ? '{total} event' : '{total} events', { total })}
        </p>
        {isEventFilterActive(filter) && (
          <ClearFilters>
            <Word>Clear All</Word>
          </ClearFilters>
        )}
        {children}
      </div>
    </div>
  );
}

export const ClearFilters = (props: { className?: string; children: ReactNode }) => (
  <ClearLink href={eventFilterPath(noEventFilter, [])} countId={countId} {...props} />
);
