import { getKitchenStatus } from '@domain/taproom/kitchen-status';
import { formatOpenStatus, getOpenStatus } from '@domain/taproom/open-status';
import type { TaproomSummary } from '@domain/taproom/taproom';
import { useNow } from '../../site-context';

type OpenStatusProps = { taproom: Pick<TaproomSummary, 'hours' | 'openingHours' | 'timeZone'>; className?: string };

/**
 * 'Open until 8:00 PM' in the taproom's time zone, or the week's line if today's hours are unknown; then the kitchen's status,
 * if it has hours of its own.
 */
export function OpenStatus({ taproom, className = '' }: OpenStatusProps) {
  const now = useNow();
  const status = getOpenStatus(taproom, now);
  if (!status) return <span className={`font-semibold ${className}`}>{taproom.hours.display}</span>;
  const kitchen = getKitchenStatus(taproom, now);
  return (
    <span className={`flex min-h-11 items-center gap-3 font-semibold ${className}`}>
      <span
        aria-hidden
        className={`size-2.5 shrink-0 rounded-full ${status.isOpen ? 'bg-hop-light' : 'bg-rust-light'}`}
      />
      <span>
        {status.reason && status.text !== 'Closed' ? (
          <>
            {status.reason}
            <span className="sr-only"> · </span>
            <span className="block">{status.text}</span>
          </>
        ) : (
          formatOpenStatus(status)
        )}
        {kitchen && <span className="block text-base font-normal">{kitchen.text}</span>}
      </span>
    </span>
  );
}
