import { isNotYetOpen } from '@domain/taproom/label';
import type { TaproomSummary } from '@domain/taproom/taproom';
import { OpenStatus } from '../location/open-status';

/** Whether a taproom is open now, or not yet at all. */
export function TaproomStatus({ taproom }: { taproom: TaproomSummary }) {
  return isNotYetOpen(taproom) ? (
    <span className="flex min-h-11 items-center font-semibold text-amber">Coming soon</span>
  ) : (
    <OpenStatus taproom={taproom} />
  );
}
