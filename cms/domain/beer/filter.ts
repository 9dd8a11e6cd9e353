/** Filters of the beer list: strength, bitterness, availability and style. Keys are URL values. */
import type { Beer } from './beer';
import { includesIgnoringCase } from './search';
import { hasTagChoice } from './tag';

type Band = { key: string; label: string; matches: (value: number) => boolean };

export const abvBands = [
  { key: '0-4', label: '0-4%', matches: (abv) => abv <= 4 },
  { key: '4.1-6.9', label: '4.1-6.9%', matches: (abv) => abv > 4 && abv < 7 },
  { key: '7+', label: '7%+', matches: (abv) => abv >= 7 },
] as const satisfies Band[];
type AbvBand = (typeof abvBands)[number]['key'];

export const ibuBands = [
  { key: 'mild', label: 'Mild (0-20)', matches: (ibu) => ibu < 21 },
  { key: 'moderate', label: 'Moderate (21-50)', matches: (ibu) => ibu >= 21 && ibu < 51 },
  { key: 'bitter', label: 'Bitter (51+)', matches: (ibu) => ibu >= 51 },
] as const satisfies Band[];
type IbuBand = (typeof ibuBands)[number]['key'];

export const availabilities = [
  { key: 'year-round', label: 'Year-Round' },
  { key: 'seasonal', label: 'Seasonal' },
  { key: 'limited', label: 'Limited Release' },
] as const;
export type Availability = (typeof availabilities)[number]['key'];

const inBand = (bands: readonly Band[], value: number | null, key: string) =>
  value !== null && bands.some((band) => band.key === key && band.matches(value));

export const isInAbvBand = (band: AbvBand) => (beer: Pick<Beer, 'abv'>) => inBand(abvBands, beer.abv, band);

export const isInIbuBand = (band: IbuBand) => (beer: Pick<Beer, 'ibu'>) => inBand(ibuBands, beer.ibu, band);

const hasAvailability = (availability: Availability) => (beer: Pick<Beer, 'tags'>) =>
  hasTagChoice(beer.tags, availability);

/** Matches part of the style: `Stout` includes Oatmeal Stout. */
export const hasStyle = (style: string) => (beer: Pick<Beer, 'style'>) =>
  beer.style !== null && includesIgnoringCase(beer.style, style);

export type BeerFilters = {
  abv: AbvBand | null;
  ibu: IbuBand | null;
  availability: Availability | null;
  style: string | null;
};

export const noFilters: BeerFilters = { abv: null, ibu: null, availability: null, style: null };

export const hasFilters = (filters: BeerFilters) => Object.values(filters).some((value) => value !== null);

type Filterable = Pick<Beer, 'abv' | 'ibu' | 'tags' | 'style'>;

export const matchesFilters = ({ abv, ibu, availability, style }: BeerFilters) => {
  const predicates = [
    abv && isInAbvBand(abv),
    ibu && isInIbuBand(ibu),
    availability && hasAvailability(availability),
    style && hasStyle(style),
  ].filter((predicate) => predicate !== null && predicate !== '');
  return (beer: Filterable) => predicates.every((predicate) => predicate(beer));
};

/** Selecting the active option again clears the filter. */
export const toggleFilter = <Name extends keyof BeerFilters>(
  filters: BeerFilters,
  name: Name,
  option: BeerFilters[Name],
): BeerFilters => ({ ...filters, [name]: filters[name] === option ? null : option });
