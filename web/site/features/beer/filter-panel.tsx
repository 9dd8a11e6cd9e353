import { useId } from 'react';
import { equalsIgnoringCase } from '@domain/beer/search';
import { hasFilters, toggleFilter, type BeerFilters, type FilterOptions } from '../../../domain/beer-filter';
import { Button } from '../../../ui/button';

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
  if (options.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id} className={className}>
      <p id={id} className="font-display text-label font-semibold text-smoke uppercase">
        {name}
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
            {label}
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
export function FilterPanel({ id, label, filters, options, onChange, onClear }: FilterPanelProps) {
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
          Clear All
        </Button>
      </div>
    </div>
  );
}
