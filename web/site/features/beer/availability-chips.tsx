import type { Beer } from '@domain/beer/beer';
import { availabilityLabel } from '@domain/beer/section';
import { Chip, type ChipTone } from '../../../ui/chip';

type BeerAvailability = Pick<Beer, 'tags' | 'isAvailable'>;

const tones: Record<string, ChipTone> = {
  'Coming Soon': 'rust',
  'Limited Release': 'rust',
  Available: 'hop',
  'Year Round': 'hop',
  Seasonal: 'amber',
};

const unavailableLabel = 'Currently Unavailable';

/** False for beers that are coming soon: that label already implies that they can't be bought yet. */
export const isMarkedUnavailable = (beer: BeerAvailability) =>
  !beer.isAvailable && availabilityLabel(beer) !== 'Coming Soon';

/** The label derived from the tags and, if the beer is out of stock, 'Currently Unavailable'. */
export const availabilityLabels = (beer: BeerAvailability) => {
  const label = availabilityLabel(beer);
  return isMarkedUnavailable(beer) && label !== unavailableLabel ? [label, unavailableLabel] : [label];
};

/** One chip for each availability label. */
export function AvailabilityChips({ beer, className = '' }: { beer: BeerAvailability; className?: string }) {
  return (
    <div className={`flex flex-wrap items-start gap-2 ${className}`}>
      {availabilityLabels(beer).map((label) => (
        <AvailabilityChip key={label} label={label} />
      ))}
    </div>
  );
}

export function AvailabilityChip({ label }: { label: string }) {
  return <Chip tone={tones[label] ?? 'solid'}>{label}</Chip>;
}
