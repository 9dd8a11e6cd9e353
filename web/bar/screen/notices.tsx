import { isStaleTapList, getLastConfirmedAt } from '@domain/tap/freshness';
import { findForeignPresses } from '@domain/tap/press-queue';
import type { StaffTapList } from '@domain/tap/tap-list';
import { useState } from 'react';
import { pluralize } from '../../admin/lib/pluralize';
import { useSession } from '../../admin/auth/use-session';
import { LoginForm } from '../auth/login-form';
import { Sheet } from '../sheet/sheet';
import { useBar, useBarState } from '../state/use-bar';
import { ProblemCard } from './conflict-card';
import { formatMoment } from './format';

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
      <button type="button" className="bar-button bar-primary" onClick={() => setOpen(true)}>
        Sign in again
      </button>
      <Sheet title="Sign in again" isOpen={isOpen} onClose={() => setOpen(false)}>
        <LoginForm email={session.user.email} />
      </Sheet>
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
      <button type="button" className="bar-button bar-secondary" onClick={bar.takeOver}>
        Send as {session.user.firstName}
      </button>
    </div>
  );
}
