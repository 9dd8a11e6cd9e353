import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useId, type ReactNode } from 'react';
import type { BeerSummary } from '@domain/beer/beer-summary';
import { hasFilters, matchesFilters } from '@domain/beer/filter';
import { sortBeers } from '@domain/beer/sort';
import { listFilterOptions } from '@domain/beer/filter-options';
import { Button } from '../../../ui/button';
import { Container } from '../../../ui/container';
import { useBeerFilterParams } from './use-beer-filter-params';
import { BeerGrid } from './beer-grid';
import { FilterPanel } from './filter-panel';
import { formatMatchCount } from './match-count';
import { SortSelect } from './sort-select';

type BeerSectionProps = {
  /** The section's prefix in the URL's parameters, and the id of its element. */
  sectionKey: string;
  title: string;
  beers: BeerSummary[];
  isSortable?: boolean;
  /** Background color. */
  className: string;
};

/** One section of /beers with its own filter panel and count. */
export function BeerSection({ sectionKey, title, beers, isSortable = false, className }: BeerSectionProps) {
  const { filters, sort, isOpen, setFilters, setSort, clear, togglePanel } = useBeerFilterParams(sectionKey);
  const id = useId();
  const matches = sortBeers(beers.filter(matchesFilters(filters)), sort);
  const activeFilters = Object.values(filters).filter((value) => value !== null).length;
  const panelId = `${id}-panel`;

  return (
    <section id={sectionKey} aria-labelledby={id} className={`py-14 md:py-20 print:py-4 ${className}`}>
      <Container width="wide">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 print:break-after-avoid">
          <h2 id={id} className="text-title">
            {title}
          </h2>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
            <p role="status" className="text-lg text-smoke">
              {formatMatchCount(matches.length, beers.length)}
            </p>
            {isSortable && <SortSelect sort={sort} onChange={setSort} />}
            <Button
              variant="outline"
              size="sm"
              aria-expanded={isOpen}
              aria-controls={isOpen ? panelId : undefined}
              onClick={togglePanel}
            >
              <SlidersHorizontal aria-hidden className="size-4.5" />
              {activeFilters > 0 ? `Filters (${activeFilters})` : 'Filters'}
              <span className="sr-only"> for {title}</span>
            </Button>
          </div>
        </div>
        {isOpen && (
          <FilterPanel
            id={panelId}
            label={`Filters for ${title}`}
            filters={filters}
            options={listFilterOptions(beers, filters)}
            onChange={setFilters}
            onClear={clear}
          />
        )}
        <div className="mt-8 md:mt-12 print:mt-3">
          {matches.length > 0 ? (
            <BeerGrid beers={matches} isWide={beers.length < 3} />
          ) : (
            <NoMatches>{hasFilters(filters) && <Button onClick={clear}>Clear All</Button>}</NoMatches>
          )}
        </div>
      </Container>
    </section>
  );
}

function NoMatches({ children }: { children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-6 border-y border-line py-14">
      <p className="text-lead">No beers match these filters.</p>
      {children}
    </div>
  );
}
