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

/**
 * The label derived from the tags and, if the beer is out of stock, 'Currently Unavailable'. A beer that pours at a taproom is
 * available there.
 */
export const availabilityLabels = ({ tags, isAvailable }: BeerAvailability, isOnTap = false) => {
  const beer = { tags, isAvailable: isAvailable || isOnTap };
  const label = availabilityLabel(beer);
  return isMarkedUnavailable(beer) && label !== unavailableLabel ? [label, unavailableLabel] : [label];
};

type AvailabilityChipsProps = {
  beer: BeerAvailability;
  /** `On tap: Auburn`, if it pours. */
  onTap?: string | null;
  className?: string;
};

/** One chip for where the beer pours and one for each availability label. */
export function AvailabilityChips({ beer, onTap = null, className = '' }: AvailabilityChipsProps) {
  return (
    <div className={`flex flex-wrap items-start gap-2 ${className}`}>
      {onTap && <OnTapChip>{onTap}</OnTapChip>}
      {availabilityLabels(beer, onTap !== null).map((label) => (
        <AvailabilityChip key={label} label={label} />
      ))}
    </div>
  );
}

/** With a light that is on. */
function OnTapChip({ children }: { children: string }) {
  return (
    <Chip tone="solid">
      <span aria-hidden className="size-2 shrink-0 rounded-full bg-hop-light" />
      {children}
    </Chip>
  );
}

export function AvailabilityChip({ label }: { label: string }) {
  return <Chip tone={tones[label] ?? 'solid'}>{label}</Chip>;
}
