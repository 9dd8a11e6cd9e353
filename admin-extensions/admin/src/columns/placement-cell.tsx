import { usePlacements } from '../hero-images/use-placements';
import { TextCell } from './cells';

/** The name of a hero image's page or taproom. */
export function PlacementCell({ value }: { value: string }) {
  const placements = usePlacements();
  const known = Array.isArray(placements) ? placements : [];
  return <TextCell>{known.find((placement) => placement.value === value)?.name ?? value}</TextCell>;
}
