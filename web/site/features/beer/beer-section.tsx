import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useId, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { BeerSummary } from '@domain/beer/beer-summary';
import { equalsIgnoringCase } from '@domain/beer/search';
import {
  hasFilters,
  matchesFilters,
  sortBeers,
  listFilterOptions,
  sortOptions,
  type BeerSort,
  noFilters,
  type BeerFilters,
  parseFilters,
  parseSort,
  serializeFilters,
  defaultSort,
  toggleFilter,
  type FilterOptions,
} from '../../../domain/beer-filter';
import { Button } from '../../../ui/button';
import { Container, Section } from '../../../ui/layout';
import { Select } from '../../../ui/field';
import { Word, useWords } from '../../../ui/use-words';
import { BeerGrid } from './beer-grid';
import { canonicalBeersParams, matchCount } from './use-beer-finder';

type FilterGroupProps<Key extends string> = {
  name: string;
  options: readonly { key: Key; label: string }[];
  active: string | null;
  onToggle: (key: Key) => void;
  className?: string;
};

/** One filter with its options as toggle buttons. */
function FilterGroup<Key extends string>({ name, options, active, onToggle, className }: FilterGroupProps<Key>) {
  const id = useId();
  const toWord = useWords();
  if (options.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id} className={className}>
      <p id={id} className="font-display text-label font-semibold text-smoke uppercase">
        {toWord(name)}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {options.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            aria-pressed={isActive(key, active)}
            onClick={() => onToggle(key)}
            className="min-h-11 rounded-card border border-bark px-3.5 font-display text-lg font-semibold transition-colors duration-200 hover:border-amber aria-pressed:border-amber aria-pressed:bg-amber aria-pressed:text-ink"
          >
            {toWord(label)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Ignores case, because a style in the URL may have been typed by hand. */
const isActive = (key: string, active: string | null) => key.toLowerCase() === active?.toLowerCase();

type FilterPanelProps = {
  id: string;
  /** Accessible name, such as 'Filters for Seasonal Brews'. */
  label: string;
  filters: BeerFilters;
  options: FilterOptions;
  onChange: (filters: BeerFilters) => void;
  onClear: () => void;
};

/**
 * ABV, IBU, availability and style; selecting the active option again clears it. On phones the panel scrolls, so that the
 * beers below it stay in view.
 */
function FilterPanel({ id, label, filters, options, onChange, onClear }: FilterPanelProps) {
  const styleOptions = options.style.map((style) => ({ key: style, label: style }));
  // The URL may spell it in another case.
  const activeStyle = options.style.find((style) => equalsIgnoringCase(style, filters.style ?? '')) ?? null;
  return (
    <div
      id={id}
      role="group"
      aria-label={label}
      className="mt-6 grid animate-rise gap-x-10 gap-y-6 border-t-2 border-amber bg-ash p-5 in-[.on-light]:bg-foam sm:p-8 max-md:max-h-[55svh] max-md:overflow-y-auto md:grid-cols-3 print:hidden"
    >
      <FilterGroup
        name="ABV"
        options={options.abv}
        active={filters.abv}
        onToggle={(key) => onChange(toggleFilter(filters, 'abv', key))}
      />
      <FilterGroup
        name="IBU"
        options={options.ibu}
        active={filters.ibu}
        onToggle={(key) => onChange(toggleFilter(filters, 'ibu', key))}
      />
      <FilterGroup
        name="Availability"
        options={options.availability}
        active={filters.availability}
        onToggle={(key) => onChange(toggleFilter(filters, 'availability', key))}
      />
      <FilterGroup
        name="Style"
        options={styleOptions}
        active={activeStyle}
        onToggle={(key) => onChange(toggleFilter({ ...filters, style: activeStyle }, 'style', key))}
        className="md:col-span-2"
      />
      <div className="flex items-end md:justify-end">
        <Button variant="outline" size="sm" aria-disabled={!hasFilters(filters)} onClick={onClear}>
          <Word>Clear All</Word>
        </Button>
      </div>
    </div>
  );
}

const openParam = 'open';

/**
 * Filters, sort and the open panel of one section, kept in the URL so that a filtered list can be shared and Back works.
 * The section's key prefixes its parameters (`limited.abv=7+`).
 */
function useBeerFilterParams(section: string) {
  const [searchParams, setSearchParams] = useSearchParams();
  const params = getSectionParams(searchParams, section);
  const filters = parseFilters(params);
  const sort = parseSort(params);
  const isOpen = searchParams.get(openParam) === section;

  const updateParams = (nextFilters: BeerFilters, nextSort: BeerSort) =>
    setSearchParams(
      (current) => {
        const nextParams = serializeFilters(getSectionParams(current, section), nextFilters, nextSort);
        return replaceSectionParams(current, section, nextParams);
      },
      { preventScrollReset: true },
    );

  return {
    filters,
    sort,
    isOpen,
    setFilters: (nextFilters: BeerFilters) => updateParams(nextFilters, sort),
    setSort: (nextSort: BeerSort) => updateParams(filters, nextSort),
    clear: () => updateParams(noFilters, defaultSort),
    /** Replaces the history entry, so that Back does not step through opened panels. */
    togglePanel: () =>
      setSearchParams(
        (current) => {
          const next = new URLSearchParams(current);
          if (isOpen) next.delete(openParam);
          else next.set(openParam, section);
          return canonicalBeersParams(next);
        },
        { preventScrollReset: true, replace: true },
      ),
  };
}

/** The parameters of one section, without its prefix. */
function getSectionParams(params: URLSearchParams, section: string) {
  const prefixed = [...params].filter(([name]) => name.startsWith(`${section}.`));
  return new URLSearchParams(prefixed.map(([name, value]) => [name.slice(section.length + 1), value]));
}

/** All parameters, with those of one section replaced. */
function replaceSectionParams(params: URLSearchParams, section: string, sectionParams: URLSearchParams) {
  const others = [...params].filter(([name]) => !name.startsWith(`${section}.`));
  const prefixed = [...sectionParams].map(([name, value]) => [`${section}.${name}`, value]);
  return canonicalBeersParams(new URLSearchParams([...others, ...prefixed]));
}

function SortSelect({ sort, onChange }: { sort: BeerSort; onChange: (sort: BeerSort) => void }) {
  const id = useId();
  const toWord = useWords();
  const handleChange = (key: string) => {
    const option = sortOptions.find((candidate) => candidate.key === key);
    if (option) onChange(option.key);
  };
  return (
    <div className="flex items-center gap-3">
      <label htmlFor={id} className="shrink-0 text-lg">
        <Word>Sort by</Word>
      </label>
      <Select id={id} value={sort} onChange={(event) => handleChange(event.target.value)} className="w-auto">
        {sortOptions.map(({ key, label }) => (
          <option key={key} value={key}>
            {toWord(label)}
          </option>
        ))}
      </Select>
    </div>
  );
}

type BeerSectionProps = {
  /** The section's prefix in the URL's parameters, and the id of its element. */
  sectionKey: string;
  title: string;
  beers: BeerSummary[];
  isSortable?: boolean;
  /** Cream instead of black. */
  isLight: boolean;
};

/** One section of /beers with its own filter panel and count. */
export function BeerSection({ sectionKey, title, beers, isSortable = false, isLight }: BeerSectionProps) {
  const { filters, sort, isOpen, setFilters, setSort, clear, togglePanel } = useBeerFilterParams(sectionKey);
  const id = useId();
  const toWord = useWords();
  const matches = sortBeers(beers.filter(matchesFilters(filters)), sort);
  const activeFilters = Object.values(filters).filter((value) => value !== null).length;
  const panelId = `${id}-panel`;

  return (
    <Section
      id={sectionKey}
      aria-labelledby={id}
      tone={isLight ? 'oat' : 'ink'}
      className="py-9! md:py-20! print:py-4!"
    >
      <Container width="wide">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 print:break-after-avoid">
          <h2 id={id} className="text-title">
            {title}
          </h2>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
            <p role="status" className="text-lg text-smoke">
              {toWord(...matchCount(matches.length, beers.length))}
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
              {toWord('Filters') + (activeFilters > 0 ? ` (${activeFilters})` : '')}
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
        <div className="mt-5 md:mt-10 print:mt-3">
          {matches.length > 0 ? (
            <BeerGrid beers={matches} isWide={beers.length < 3} />
          ) : (
            <NoMatches>
              {hasFilters(filters) && (
                <Button onClick={clear}>
                  <Word>Clear All</Word>
                </Button>
              )}
            </NoMatches>
          )}
        </div>
      </Container>
    </Section>
  );
}

function NoMatches({ children }: { children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-6 border-y border-line py-14">
      <p className="text-lead">
        <Word>No beers match these filters.</Word>
      </p>
      {children}
    </div>
  );
}
