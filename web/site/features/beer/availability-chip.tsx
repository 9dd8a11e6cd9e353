import type { Beer } from '@domain/beer/beer';
import { availabilityLabel } from '@domain/beer/section';
import { Chip, type ChipTone } from '../../../ui/chip';

const tones: Record<string, ChipTone> = {
  'Coming Soon': 'rust',
  'Limited Release': 'rust',
  Available: 'hop',
  'Year Round': 'hop',
  Seasonal: 'amber',
};

export function AvailabilityChip({
  beer,
  className,
}: {
  beer: Pick<Beer, 'tags' | 'isAvailable'>;
  className?: string;
}) {
  const label = availabilityLabel(beer);
  return (
    <Chip tone={tones[label] ?? 'solid'} className={className}>
      {label}
    </Chip>
  );
}
