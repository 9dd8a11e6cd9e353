import type { Hours } from '@domain/location/location';
import { getOpenStatus } from '@domain/location/open-status';
import { useNow } from '../../site-context';

/** 'Open until 8:00 PM' in Pacific time, or the hours' text when they can't be parsed. */
export function OpenStatus({ hours, className = '' }: { hours: Hours; className?: string }) {
  const now = useNow();
  const status = getOpenStatus(hours, now);
  if (!status) return <span className={`font-semibold ${className}`}>{hours.display}</span>;
  return (
    <span className={`flex min-h-11 items-center gap-3 font-semibold ${className}`}>
      <span aria-hidden className={`size-2.5 rounded-full ${status.isOpen ? 'bg-hop-light' : 'bg-rust-light'}`} />
      {status.isOpen || status.text === 'Closed' ? status.text : `Closed · ${status.text}`}
    </span>
  );
}
