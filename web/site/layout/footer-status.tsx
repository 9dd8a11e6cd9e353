import { formatTaproomStatus, getTaproomStatus, isSpecialDay } from '@domain/taproom/status';
import type { TaproomSummary } from '@domain/taproom/taproom';
import { useNow } from '../site-context';

/** On days that differ from the week's line above it: `Closed today for Thanksgiving · Opens tomorrow at 11:00 AM`. */
export function FooterStatus({ taproom }: { taproom: TaproomSummary }) {
  const status = getTaproomStatus(taproom, useNow());
  return (
    isSpecialDay(status) && (
      <p className="py-2 font-display text-xl leading-tight font-semibold tracking-wide text-amber">
        {formatTaproomStatus(status)}
      </p>
    )
  );
}
