import type { Beer } from '@domain/beer/beer';
import { availabilityLabel } from '@domain/beer/section';
import { Chip } from '../../../ui/chip';
import { AvailabilityChip } from './availability-chip';

/** Availability first, then the other tags, without repeating the availability label. */
export function BeerBadges({ beer, className = '' }: { beer: Beer; className?: string }) {
  const label = availabilityLabel(beer);
  const otherTags = beer.tags.filter((tag) => tag.toLowerCase() !== label.toLowerCase());
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
      {otherTags.map((tag) => (
        <li key={tag}>
          <Chip tone="solid">{tag}</Chip>
        </li>
      ))}
    </ul>
  );
}
