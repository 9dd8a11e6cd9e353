import { pluralize } from '../../admin/lib/pluralize';
import { useSession } from '../../admin/auth/use-session';
import { useBarState } from '../state/use-bar';
import { formatMoment } from './format';

/** `Saved`, `3 changes waiting for the network · as of 7:12 PM`. */
export function StateLine({ now }: { now: Date }) {
  const { queue, isReachable, saved, isStored } = useBarState();
  const session = useSession();
  const waiting = queue.filter(({ state }) => state === 'waiting').length;
  const asOf = saved && `as of ${formatMoment(saved.asOf, saved.list.taproom.timeZone, now)}`;
  const undecided = queue.length - waiting;
  const text = describeState({ waiting, undecided, isReachable, isExpired: session.status === 'expired' });
  const isFine = queue.length === 0 && isReachable;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-base">
      <span aria-hidden className={`size-2.5 rounded-full ${isFine ? 'bg-good' : 'bg-strong'}`} />
      <span>
        {text}
        {asOf && <span className="text-quiet"> · {asOf}</span>}
      </span>
      {!isStored && (
        <span className="font-semibold text-alarm">This device can’t keep changes: leave this page open.</span>
      )}
    </p>
  );
}

type Situation = { waiting: number; undecided: number; isReachable: boolean; isExpired: boolean };

function describeState({ waiting, undecided, isReachable, isExpired }: Situation) {
  if (waiting > 0 && isExpired) return `${pluralize(waiting, 'change')} waiting for your sign-in`;
  if (waiting > 0 && !isReachable) return `${pluralize(waiting, 'change')} waiting for the network`;
  if (undecided > 0) return `${pluralize(undecided, 'change')} waiting for your decision`;
  if (waiting > 0) return 'Saving…';
  return isReachable ? 'Saved' : 'Offline';
}
