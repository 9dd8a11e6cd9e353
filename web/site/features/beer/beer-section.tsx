import { SlidersHorizontal } from 'lucide-react';
import { useId } from 'react';
import type { BeerSummary } from '@domain/beer/beer-summary';
import { equalsIgnoringCase } from '@domain/beer/search';
import {
  hasFilters,
  listFilterOptions,
  matchesFilters,
  noFilters,
  parseFilters,
  parseSort,
  sortBeers,
  sortOptions,
  type BeerFilters,
} from '../../../domain/beer-filter';
import { Button } from '../../../ui/button';
import { Headline, Section } from '../../../ui/layout';
import { Select } from '../../../ui/field';
import { Word, useWords } from '../../../ui/use-words';
import { matchCount, useBeersParams } from './beer-finder';
import { BeerGrid } from './beer-grid';

type FilterName = keyof BeerFilters;
type Change = (values: Partial<Record<FilterName | 'sort', string | null>>) => void;

const filterTitles: [FilterName, string][] = [
  ['abv', 'ABV'],
  ['ibu', 'IBU'],
  ['availability', 'Availability'],
  ['style', 'Style'],
];

type FilterPanelProps = {
  id: string;
  /** Accessible name, such as 'Filters for Seasonal Brews'. */
  label: string;
  beers: readonly BeerSummary[];
  filters: BeerFilters;
  onChange: Change;
};

/**
 * ABV, IBU, availability and style as toggle buttons; selecting the active option again clears it. On phones the panel
 * scrolls, so that the beers below it stay in view.
 */
function FilterPanel({ id, label, beers, filters, onChange }: FilterPanelProps) {
  const toWord = useWords();
  const options = listFilterOptions(beers, filters);
  return (
    <div
      id={id}
      role="group"
      aria-label={label}
      className="mt-6 grid animate-rise gap-x-10 gap-y-6 border-t-2 border-amber bg-ash p-5 in-[.on-light]:bg-foam sm:p-8 max-md:max-h-[55svh] max-md:overflow-y-auto md:grid-cols-3 print:hidden"
    >
      {filterTitles
        .filter(([name]) => options[name].length > 0)
        .map(([name, title]) => (
          <div
            key={name}
            role="group"
            aria-labelledby={`${id}-${name}`}
            className={name === 'style' ? 'md:col-span-2' : undefined}
          >
            <p id={`${id}-${name}`} className="font-display text-label font-semibold text-smoke uppercase">
              {toWord(title)}
            </p>
            <div className="mt-3 flex flex-wrap gap-2">
              {options[name].map(({ key, label: text }) => {
                // A style in the URL may have been typed by hand.
                const isActive = equalsIgnoringCase(key, filters[name] ?? '');
                return (
                  <button
                    key={key}
                    type="button"
                    aria-pressed={isActive}
                    onClick={() => onChange({ [name]: isActive ? null : key })}
                    className="min-h-11 rounded-card border border-bark px-3.5 font-display text-lg font-semibold transition-colors duration-200 hover:border-amber aria-pressed:border-amber aria-pressed:bg-amber aria-pressed:text-ink"
                  >
                    {toWord(text)}
                  </button>
                );
              })}
            </div>
          </div>
        ))}
      <div className="flex items-end md:justify-end">
        <Button variant="outline" size="sm" aria-disabled={!hasFilters(filters)} onClick={() => onChange(nothing)}>
          <Word>Clear All</Word>
        </Button>
      </div>
    </div>
  );
}

const nothing = { ...noFilters, sort: null };

type BeerSectionProps = {
  /** The section's prefix in the URL's parameters (`limited.abv=7+`), and the id of its element. */
  sectionKey: string;
  title: string;
  beers: BeerSummary[];
  isSortable?: boolean;
  /** Cream instead of black. */
  isLight: boolean;
};

/** One section of /beers with its own filter panel and count. */
export function BeerSection({ sectionKey, title, beers, isSortable = false, isLight }: BeerSectionProps) {
  const [params, update] = useBeersParams();
  const id = useId();
  const sortId = useId();
  const toWord = useWords();
  const filters = parseFilters(params, `${sectionKey}.`);
  const sort = parseSort(params.get(`${sectionKey}.sort`));
  const isOpen = params.get('open') === sectionKey;
  const change: Change = (values) =>
    update(Object.fromEntries(Object.entries(values).map(([name, value]) => [`${sectionKey}.${name}`, value])));
  const matches = sortBeers(beers.filter(matchesFilters(filters)), sort);
  const activeFilters = Object.values(filters).filter((value) => value !== null).length;
  const panelId = `${id}-panel`;

  return (
    <Section
      id={sectionKey}
      aria-labelledby={id}
      tone={isLight ? 'oat' : 'ink'}
      space="py-9 md:py-20"
      className="print:py-4!"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 print:break-after-avoid">
        <Headline id={id} text={title} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
          <p role="status" className="text-lg text-smoke">
            {toWord(...matchCount(matches.length, beers.length))}
          </p>
          {isSortable && (
            <div className="flex items-center gap-3">
              <label htmlFor={sortId} className="shrink-0 text-lg">
                <Word>Sort by</Word>
              </label>
              <Select
                id={sortId}
                value={sort}
                onChange={(event) => change({ sort: event.target.value })}
                className="w-auto"
              >
                {sortOptions.map(({ key, label }) => (
                  <option key={key} value={key}>
                    {toWord(label)}
                  </option>
                ))}
              </Select>
            </div>
          )}
          <Button
            variant="outline"
            size="sm"
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            // Back does not step through opened panels.
            onClick={() => update({ open: isOpen ? null : sectionKey }, { replace: true })}
          >
            <SlidersHorizontal aria-hidden className="size-4.5" />
            {toWord('Filters') + (activeFilters > 0 ? ` (${activeFilters})` : '')}
            <span className="sr-only"> for {title}</span>
          </Button>
        </div>
      </div>
      {isOpen && (
        <FilterPanel id={panelId} label={`Filters for ${title}`} beers={beers} filters={filters} onChange={change} />
      )}
      <div className="mt-5 md:mt-10 print:mt-3">
        {matches.length > 0 ? (
          <BeerGrid beers={matches} isWide={beers.length < 3} />
        ) : (
          <div className="grid justify-items-start gap-6 border-y border-line py-14">
            <NoMatches onClear={() => change(nothing)} />
          </div>
        )}
      </div>
    </Section>
  );
}

export const NoMatches = ({ onClear }: { onClear: () => void }) => (
  <>
    <p className="text-lead">
      <Word>No beers match these filters.</Word>
    </p>
    <Button onClick={onClear}>
      <Word>Clear All</Word>
    </Button>
  </>
);
