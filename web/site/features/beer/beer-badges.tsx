import type { Beer } from '@domain/beer/beer';
import { Chip } from '../../../ui/chip';
import { useOnTapLabels } from '../../shared/taproom/use-on-tap-labels';
import { AvailabilityChip, availabilityLabels } from './availability-chips';

/** Availability first, then the other tags, without repeating the availability labels. */
export function BeerBadges({ beer, className = '' }: { beer: Beer; className?: string }) {
  const onTap = useOnTapLabels()(beer.slug);
  const labels = availabilityLabels(beer, onTap !== null);
  const otherTags = beer.tags.filter((tag) => labels.every((label) => label.toLowerCase() !== tag.toLowerCase()));
  return (
    <ul aria-label="Status" className={`flex flex-wrap gap-2 ${className}`}>
      {labels.map((label) => (
        <li key={label}>
          <AvailabilityChip label={label} />
        </li>
      ))}
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
