import type { Hours } from '@domain/location/location';
import { getOpenStatus } from '@domain/location/open-status';
import { useNow } from '../../site-context';

/** 'Open until 8:00 PM' by the clock in Auburn; the day's text when nobody could tell from it. */
export function OpenNow({ hours, className = '' }: { hours: Hours; className?: string }) {
  const now = useNow();
  const state = getOpenStatus(hours, now);
  if (!state) return <span className={`font-semibold ${className}`}>{hours.display}</span>;
  return (
    <span className={`flex min-h-11 items-center gap-3 font-semibold ${className}`}>
      <span aria-hidden className={`size-2.5 rounded-full ${state.isOpen ? 'bg-hop-light' : 'bg-rust-light'}`} />
      {state.isOpen || state.text === 'Closed' ? state.text : `Closed · ${state.text}`}
    </span>
  );
}
