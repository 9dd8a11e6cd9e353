import { useState } from 'react';
import { levelLabels, tapTitle } from '@domain/tap/display';
import { isStaleTapList, getLastConfirmedAt } from '@domain/tap/freshness';
import type { StaffTapList } from '@domain/tap/schema';
import { useSession } from '../../api/staff/session';
import { pluralize } from '../../domain/format';
import { BarButton, Sheet } from '../controls';
import { LoginForm } from '../pages';
import {
  findForeignPresses,
  describeConflict,
  type Conflict,
  type Version,
  discardPress,
  type Press,
} from '../state/press-queue';
import { useBar, useBarState } from '../state/bar';
import { describePress, formatMoment } from './format';

type Props = { press: Press; list: StaffTapList; now: Date };

/** A press that the server did not take: the user decides what becomes of it. */
function ProblemCard({ press, list, now }: Props) {
  const conflict = describeConflict(press, list);
  return (
    <section className="animate-rise grid gap-3 rounded-lg border-2 border-alarm bg-panel p-4">
      {conflict ? (
        <Versions press={press} conflict={conflict} list={list} now={now} />
      ) : (
        <Rejection press={press} list={list} />
      )}
    </section>
  );
}

/** `Helles`, `Helles, almost gone`, `Empty` */
const describeVersion = ({ drink, level }: Version) =>
  [drink ?? 'Empty', level && levelLabels[level].toLowerCase()].filter(Boolean).join(', ');

function Versions({ press, conflict, list, now }: Props & { conflict: Conflict }) {
  const bar = useBar();
  const { command, tap, yours, theirs } = conflict;
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
          {at(press.pressedAt)}
        </dd>
        <dt className="text-quiet">Now:</dt>
        <dd>
          <strong>{describeVersion(theirs)}</strong>
          {tap.changedBy && `, by ${tap.changedBy}`}
          {at(tap.changedAt)}
        </dd>
      </dl>
      <div className="grid gap-2 sm:grid-cols-2">
        <BarButton look="primary" onClick={() => bar.discard(press.id)}>
          {theirs.drink ? `Keep ${describeVersion(theirs)}` : `Leave ${title} empty`}
        </BarButton>
        {/* The level of a keg that is gone means nothing. */}
        {(command.type !== 'level' || theirs.level) && (
          <BarButton onClick={() => bar.insist(press.id, tap.pouring?._id ?? null)}>
            {yours.drink ? `Change to ${describeVersion(yours)}` : `Empty ${title}`}
          </BarButton>
        )}
      </div>
    </>
  );
}

function Rejection({ press, list }: Omit<Props, 'now'>) {
  const bar = useBar();
  const { queue } = useBarState();
  const count = queue.length - discardPress(queue, press.id).length;
  return (
    <>
      <h2 className="text-2xl">Not saved</h2>
      <p>
        <strong>{describePress(press, list)}</strong>
        <br />
        {press.message}
      </p>
      <BarButton onClick={() => bar.discard(press.id)}>
        {count > 1 ? `Remove ${pluralize(count, 'change')}` : 'Remove'}
      </BarButton>
    </>
  );
}

/** What needs the attention of the user, above the taps. */
export function Notices({ list, now }: { list: StaffTapList; now: Date }) {
  const { queue, problem } = useBarState();
  const undecided = queue.filter(({ state }) => state !== 'waiting');
  return (
    <div role="alert" className="grid gap-3 empty:hidden">
      <SignInNotice />
      {undecided.map((press) => (
        <ProblemCard key={press.id} press={press} list={list} now={now} />
      ))}
      <ForeignNotice />
      {problem && <p className="rounded-lg border-2 border-alarm p-4 font-semibold">{problem}</p>}
      <StaleNotice list={list} now={now} />
    </div>
  );
}

function StaleNotice({ list, now }: { list: StaffTapList; now: Date }) {
  const confirmedAt = getLastConfirmedAt(list);
  if (!isStaleTapList(list, list.taproom.maxAgeHours, now) || confirmedAt === null) return null;
  const verb = list.checkedAt ? 'checked' : 'changed';
  return (
    <p className="rounded-lg border-2 border-strong p-4">
      <strong>Please check the list.</strong> It was last {verb} {formatMoment(confirmedAt, list.taproom.timeZone, now)}
      . Are all taps still true?
    </p>
  );
}

function SignInNotice() {
  const session = useSession();
  const [isOpen, setOpen] = useState(false);
  if (session.status !== 'expired') return null;
  return (
    <div className="grid gap-3 rounded-lg border-2 border-strong p-4">
      <p>{session.reason}</p>
      <BarButton look="primary" onClick={() => setOpen(true)}>
        Sign in again
      </BarButton>
      {isOpen && (
        <Sheet title="Sign in again" onClose={() => setOpen(false)}>
          <LoginForm email={session.user.email} />
        </Sheet>
      )}
    </div>
  );
}

function ForeignNotice() {
  const bar = useBar();
  const { queue } = useBarState();
  const session = useSession();
  if (session.status === 'signed-out') return null;
  const foreign = findForeignPresses(queue, session.user._id);
  const [first] = foreign;
  if (!first) return null;
  return (
    <div className="grid gap-3 rounded-lg border-2 border-strong p-4">
      <p>
        {pluralize(foreign.length, 'change')} by {first.user.name} {foreign.length === 1 ? 'is' : 'are'} not sent yet.
      </p>
      <BarButton onClick={bar.takeOver}>Send as {session.user.firstName}</BarButton>
    </div>
  );
}
