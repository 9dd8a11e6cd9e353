import { useState } from 'react';
import type { StaffPouring, StaffTapList } from '@domain/tap/schema';
import { useSession } from '../../api/staff/session';
import { pluralize } from '../../domain/format';
import { useNow } from '../../ui/use-now';
import { useFlipped } from '../preferences';
import { BarPage, MenuButton, MenuSheet } from '../menu';
import { TapSheet } from '../sheet/tap-sheet';
import { findForeignPresses, tapOf } from '../state/press-queue';
import { useBarState, useTapList } from '../state/use-bar';
import { BottomBar } from './bottom-bar';
import { formatMoment } from './format';
import { Notices } from './notices';
import { TapButton } from './tap-button';

/** `Saved`, `3 changes waiting for the network · as of 7:12 PM`. */
function StateLine({ now }: { now: Date }) {
  const { queue, storing, isReachable, saved, isStored } = useBarState();
  const session = useSession();
  const waiting = queue.filter(({ state }) => state === 'waiting').length;
  const asOf = saved && `as of ${formatMoment(saved.asOf, saved.list.taproom.timeZone, now)}`;
  const undecided = queue.length - waiting;
  const isExpired = session.status === 'expired';
  const isForeign = session.status === 'signed-in' && findForeignPresses(queue, session.user._id).length > 0;
  const text = storing > 0 ? 'Saving…' : describeState({ waiting, undecided, isReachable, isExpired, isForeign });
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

type Situation = { waiting: number; undecided: number; isReachable: boolean; isExpired: boolean; isForeign: boolean };

function describeState({ waiting, undecided, isReachable, isExpired, isForeign }: Situation) {
  if (waiting > 0 && isExpired) return `${pluralize(waiting, 'change')} waiting for your sign-in`;
  if (waiting > 0 && !isReachable) return `${pluralize(waiting, 'change')} waiting for the network`;
  if (undecided > 0) return `${pluralize(undecided, 'change')} waiting for your decision`;
  if (waiting > 0 && isForeign) return `${pluralize(waiting, 'change')} waiting`;
  if (waiting > 0) return 'Saving…';
  return isReachable ? 'Saved' : 'Offline';
}

/** Often enough for minutes. */
const updateMs = 15_000;

export function BarScreen() {
  const list = useTapList();
  const now = useNow(updateMs);
  const [isFlipped, flip] = useFlipped();
  const [openTap, setOpenTap] = useState<string | null>(null);
  const [isMenuOpen, setMenuOpen] = useState(false);
  if (!list) return <NoList />;
  const tap = list.taps.find(({ _id }) => _id === openTap);

  return (
    <div className="flex min-h-dvh flex-col">
      <main className="grid content-start gap-3 p-3">
        <header className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h1 className="text-3xl">{list.taproom.name}</h1>
          <StateLine now={now} />
        </header>
        <Notices list={list} now={now} />
        {list.taps.length === 0 ? <NoTaps /> : <Taps list={list} now={now} isFlipped={isFlipped} onOpen={setOpenTap} />}
      </main>
      <BottomBar list={list} now={now} isFlipped={isFlipped} onFlip={flip} onMenu={() => setMenuOpen(true)} />
      <TapSheet tap={tap ?? null} list={list} now={now} onClose={() => setOpenTap(null)} />
      <MenuSheet isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
    </div>
  );
}

/** What is planned for the tap, or else the first that is for the next free one. */
const nextFor = ({ onDeck }: StaffTapList, tap: string): StaffPouring | undefined =>
  onDeck.find(({ tapId }) => tapId === tap);

/** The most taps that fit on a tablet without scrolling when their buttons are large. */
const maxLarge = 16;

type TapsProps = { list: StaffTapList; now: Date; isFlipped: boolean; onOpen: (tap: string) => void };

function Taps({ list, now, isFlipped, onOpen }: TapsProps) {
  const { queue } = useBarState();
  const markOf = (id: string) => {
    const presses = queue.filter((press) => tapOf(press) === id && press.command.type !== 'plan');
    if (presses.some(({ state }) => state !== 'waiting')) return 'conflict';
    return presses.length > 0 ? 'waiting' : null;
  };
  const isLarge = list.taps.length <= maxLarge;
  const taps = isFlipped ? list.taps.toReversed() : list.taps;
  return (
    <ul
      aria-label="Taps"
      className={`grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4 ${isLarge ? '' : 'xl:grid-cols-6'}`}
    >
      {taps.map((tap) => (
        <li key={tap._id} className="grid">
          <TapButton
            tap={tap}
            next={nextFor(list, tap._id)}
            mark={markOf(tap._id)}
            timeZone={list.taproom.timeZone}
            now={now}
            isLarge={isLarge}
            onOpen={() => onOpen(tap._id)}
          />
        </li>
      ))}
    </ul>
  );
}

function NoTaps() {
  const session = useSession();
  const canSetUp = session.status !== 'signed-out' && session.user.role !== 'bartender';
  return (
    <p className="py-8 text-lg">
      This taproom has no taps yet.{' '}
      {canSetUp ? (
        <a className="underline" href="/admin">
          Add them in the staff app
        </a>
      ) : (
        'An admin or a moderator can add them in the staff app.'
      )}
    </p>
  );
}

/** The first time on this device. */
function NoList() {
  const { isReachable, problem } = useBarState();
  const text = isReachable ? 'Loading the taps…' : 'No network. The taps appear once there is one.';
  return (
    <BarPage title="Bar mode">
      {problem ? <p role="alert">{problem}</p> : <p role="status">{text}</p>}
      <MenuButton />
    </BarPage>
  );
}
