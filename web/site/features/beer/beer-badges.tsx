import type { Beer } from '@domain/beer/beer';
import { availabilityLabel } from '@domain/beer/section';
import { Chip } from '../../../ui/chip';
import { AvailabilityChip } from './availability-chip';

/** Status at a glance: availability first, then what else the tags say, each thing once. */
export function BeerBadges({ beer, className = '' }: { beer: Beer; className?: string }) {
  const label = availabilityLabel(beer);
  const others = beer.tags.filter((tag) => tag.toLowerCase() !== label.toLowerCase());
  return (
    <ul aria-label="Status" className={`flex flex-wrap gap-2 ${className}`}>
      <li>
        <AvailabilityChip beer={beer} />
      </li>
      {!beer.isAvailable && label !== 'Currently Unavailable' && (
        <li>
          <Chip tone="solid">Currently Unavailable</Chip>
        </li>
      )}
      {beer.isFeatured && (
        <li>
          <Chip tone="amber">Featured</Chip>
        </li>
      )}
      {others.map((tag) => (
        <li key={tag}>
          <Chip tone="solid">{tag}</Chip>
        </li>
      ))}
    </ul>
  );
}
