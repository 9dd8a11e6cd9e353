import { levelLabels, tapTitle } from '@domain/tap/display';
import { describeConflict, type Conflict, type Version } from '@domain/tap/press-conflict';
import { findDiscardedWith } from '@domain/tap/press-queue';
import type { Press } from '@domain/tap/press';
import type { StaffTapList } from '@domain/tap/tap-list';
import { pluralize } from '../../admin/lib/pluralize';
import { useBar, useBarState } from '../state/use-bar';
import { describePress } from './describe-press';
import { formatMoment } from './format';

type Props = { press: Press; list: StaffTapList; now: Date };

/** A press that the server did not take: the user decides what becomes of it. */
export function ProblemCard({ press, list, now }: Props) {
  const conflict = describeConflict(press, list);
  return (
    <section className="rise grid gap-3 rounded-lg border-2 border-alarm bg-panel p-4">
      {conflict ? <Versions conflict={conflict} list={list} now={now} /> : <Rejection press={press} list={list} />}
    </section>
  );
}

/** `Helles`, `Helles, almost gone`, `Empty` */
const describeVersion = ({ drink, level }: Version) =>
  [drink ?? 'Empty', level && levelLabels[level].toLowerCase()].filter(Boolean).join(', ');

function Versions({ conflict, list, now }: Omit<Props, 'press'> & { conflict: Conflict }) {
  const bar = useBar();
  const { press, tap, yours, theirs } = conflict;
  const { command } = press;
  const { timeZone } = list.taproom;
  const title = tapTitle(tap);
  const at = (instant: string | null) => (instant ? ` at ${formatMoment(instant, timeZone, now)}` : '');
  return (
    <>
      <h2 className="text-2xl">Your change of {title} was not made</h2>
      {/* The tap is as the user saw it: the reason is another one, such as a keg that is no longer on deck. */}
      {tap.pouring?._id === command.expected && <p>{press.message}</p>}
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-lg">
        <dt className="text-quiet">You:</dt>
        <dd>
          <strong>{describeVersion(yours)}</strong>
          {at(yours.at)}
        </dd>
        <dt className="text-quiet">Now:</dt>
        <dd>
          <strong>{describeVersion(theirs)}</strong>
          {theirs.by && `, by ${theirs.by}`}
          {at(theirs.at)}
        </dd>
      </dl>
      <div className="grid gap-2 sm:grid-cols-2">
        <button type="button" className="bar-button bar-primary" onClick={() => bar.discard(press.id)}>
          {theirs.drink ? `Keep ${describeVersion(theirs)}` : `Leave ${title} empty`}
        </button>
        {/* The level of a keg that is gone means nothing. */}
        {(command.type !== 'level' || theirs.level) && (
          <button
            type="button"
            className="bar-button bar-secondary"
            onClick={() => bar.insist(press.id, tap.pouring?._id ?? null)}
          >
            {yours.drink ? `Change to ${describeVersion(yours)}` : `Empty ${title}`}
          </button>
        )}
      </div>
    </>
  );
}

function Rejection({ press, list }: Omit<Props, 'now'>) {
  const bar = useBar();
  const { queue } = useBarState();
  const count = findDiscardedWith(queue, press.id).length;
  return (
    <>
      <h2 className="text-2xl">Not saved</h2>
      <p>
        <strong>{describePress(press, list)}</strong>
        <br />
        {press.message}
      </p>
      <button type="button" className="bar-button bar-secondary" onClick={() => bar.discard(press.id)}>
        {count > 1 ? `Remove ${pluralize(count, 'change')}` : 'Remove'}
      </button>
    </>
  );
}
