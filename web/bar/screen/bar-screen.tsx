import { ArrowLeftRight, Check, Menu, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { kegLevels, type KegLevel } from '@domain/tap/constants';
import { describeDrink, levelLabels, tapTitle } from '@domain/tap/display';
import { isStaleTapList } from '@domain/tap/freshness';
import type { StaffTap, StaffTapList } from '@domain/tap/schema';
import { getUserId, useSession } from '../../api/staff/session';
import { getSwatchColor } from '../../domain/beer-color';
import { pluralize } from '../../domain/format';
import { useNow } from '../../ui/use-now';
import { BarButton, BarPage, PageHeading } from '../controls';
import { MenuButton } from '../pages';
import { useFlipped } from '../preferences';
import { TapSheet } from '../sheet/tap-sheet';
import { findForeignPresses, tapOf } from '../state/press-queue';
import { useBar, useBarState, useTapList } from '../state/bar';
import { describePress, formatDaysOn, formatMoment } from './format';
import { Notices } from './notices';

/** `Saved`, `3 changes waiting for the network · as of 7:12 PM`. */
function StateLine({ now }: { now: Date }) {
  const { queue, isStoring, isReachable, saved, isStored } = useBarState();
  const session = useSession();
  const waiting = queue.filter(({ state }) => state === 'waiting').length;
  const asOf = saved && `as of ${formatMoment(saved.asOf, saved.list.taproom.timeZone, now)}`;
  const isFine = queue.length === 0 && isReachable;

  function describeState() {
    const [changes, undecided] = [pluralize(waiting, 'change'), queue.length - waiting];
    if (isStoring) return 'Saving…';
    if (waiting > 0 && session.status === 'expired') return `${changes} waiting for your sign-in`;
    if (waiting > 0 && !isReachable) return `${changes} waiting for the network`;
    if (undecided > 0) return `${pluralize(undecided, 'change')} waiting for your decision`;
    if (waiting === 0) return isReachable ? 'Saved' : 'Offline';
    const userId = getUserId(session);
    return userId && findForeignPresses(queue, userId).length > 0 ? `${changes} waiting` : 'Saving…';
  }

  return (
    <p className="flex flex-wrap items-center gap-x-2 text-base">
      <span aria-hidden className={`size-2.5 rounded-full ${isFine ? 'bg-good' : 'bg-strong'}`} />
      <span>
        {describeState()}
        {asOf && <span className="text-quiet"> · {asOf}</span>}
      </span>
      {!isStored && (
        <span className="font-semibold text-alarm">This device can’t keep changes: leave this page open.</span>
      )}
    </p>
  );
}

/** Often enough for minutes. */
const updateMs = 15_000;

export function BarScreen() {
  const list = useTapList();
  const now = useNow(updateMs);
  const [isFlipped, flip] = useFlipped();
  const [openTap, setOpenTap] = useState<string | null>(null);
  if (!list) return <NoList />;
  const tap = list.taps.find(({ _id }) => _id === openTap);

  return (
    <div className="flex min-h-dvh flex-col">
      <main className="grid content-start gap-3 p-3">
        <header className="flex flex-wrap items-baseline justify-between gap-x-4">
          <PageHeading className="text-3xl">{list.taproom.name}</PageHeading>
          <StateLine now={now} />
        </header>
        <Notices list={list} now={now} />
        {list.taps.length === 0 ? <NoTaps /> : <Taps list={list} now={now} isFlipped={isFlipped} onOpen={setOpenTap} />}
      </main>
      <BottomBar list={list} now={now} isFlipped={isFlipped} onFlip={flip} />
      {tap && <TapSheet key={tap._id} tap={tap} list={list} now={now} onClose={() => setOpenTap(null)} />}
    </div>
  );
}

/** The most taps that fit on a tablet without scrolling when their buttons are large. */
const maxLarge = 16;

type TapsProps = { list: StaffTapList; now: Date; isFlipped: boolean; onOpen: (tap: string) => void };

function Taps({ isFlipped, ...props }: TapsProps) {
  const { taps } = props.list;
  const isLarge = taps.length <= maxLarge;
  return (
    <ul
      aria-label="Taps"
      className={`grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4 ${isLarge ? '' : 'xl:grid-cols-6'}`}
    >
      {(isFlipped ? taps.toReversed() : taps).map((tap) => (
        <li key={tap._id} className="grid">
          <TapButton tap={tap} isLarge={isLarge} {...props} />
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

const bars: Record<KegLevel, number> = { full: 3, half: 2, low: 1 };

/** Three bars and the word, so that color is not needed. */
function LevelMeter({ level }: { level: KegLevel }) {
  const isLow = level === 'low';
  return (
    <span className={`inline-flex items-center gap-1.5 ${isLow ? 'font-semibold text-alarm' : ''}`}>
      <span aria-hidden className="inline-flex gap-0.5">
        {kegLevels.map((_level, index) => (
          <span
            key={_level}
            className={`h-3 w-2 rounded-[2px] border border-current ${index < bars[level] ? 'bg-current' : ''}`}
          />
        ))}
      </span>
      {levelLabels[level]}
    </span>
  );
}

type TapButtonProps = Omit<TapsProps, 'isFlipped'> & {
  tap: StaffTap;
  /** Whether the button and its name are larger on wide screens. */
  isLarge: boolean;
};

/** `waiting`: the server does not have a change of the tap yet. */
function useMark(tap: string): 'waiting' | 'conflict' | null {
  const { queue } = useBarState();
  const presses = queue.filter((press) => tapOf(press) === tap && press.command.type !== 'plan');
  if (presses.some(({ state }) => state !== 'waiting')) return 'conflict';
  return presses.length > 0 ? 'waiting' : null;
}

const markTexts = { waiting: 'Not sent yet', conflict: 'Your decision' } as const;

const borders = {
  waiting: 'border-dashed border-strong',
  conflict: 'border-alarm',
  pouring: 'border-edge',
  empty: 'border-dashed border-edge',
} as const;

/** The longest large name, in letters. The sheet of the tap has names in full. */
const maxLargeName = 28;

function TapButton({ tap, list, now, isLarge, onOpen }: TapButtonProps) {
  const { pouring } = tap;
  const mark = useMark(tap._id);
  const next = list.onDeck.find(({ tapId }) => tapId === tap._id);
  return (
    <button
      type="button"
      onClick={() => onOpen(tap._id)}
      className={`relative flex min-h-28 flex-col items-stretch gap-1 overflow-hidden rounded-lg border-2 p-3 pl-4 text-left active:bg-raised ${
        isLarge ? 'md:min-h-44 md:p-4 md:pl-6' : ''
      } ${pouring ? 'bg-panel' : 'bg-page'} ${borders[mark ?? (pouring ? 'pouring' : 'empty')]}`}
    >
      {pouring && <GlassColor color={pouring.drink.color} />}
      <span className="flex items-baseline justify-between gap-2 font-display text-base leading-none font-bold text-quiet">
        <span className="min-w-0 truncate">
          <span className="sr-only">Tap </span>
          <span className="text-3xl text-strong">{tap.number}</span>
          {tap.label && <span className="ml-2 text-xl text-strong">{tap.label}</span>}
        </span>
        {pouring?.tappedAt && (
          <span className="shrink-0">{formatDaysOn(pouring.tappedAt, list.taproom.timeZone, now)}</span>
        )}
      </span>
      {/* At a smaller line height, the clamp cuts the descenders of its last line. */}
      <span
        className={`line-clamp-3 shrink-0 font-display leading-[1.2] font-bold [overflow-wrap:anywhere] ${
          pouring && pouring.drink.name.length > maxLargeName ? 'text-xl' : `text-2xl ${isLarge ? 'md:text-3xl' : ''}`
        }`}
      >
        {pouring ? pouring.drink.name : <span className="text-quiet">Empty</span>}
      </span>
      {pouring && <span className="truncate text-[0.9375rem] text-quiet">{describeDrink(pouring.drink)}</span>}
      <span className="mt-auto flex flex-wrap items-center justify-between gap-x-3 text-[0.9375rem]">
        {pouring?.level ? <LevelMeter level={pouring.level} /> : null}
        {next && <span className="line-clamp-2 text-quiet [overflow-wrap:anywhere]">Next: {next.drink.name}</span>}
      </span>
      {mark && <span className="text-[0.9375rem] font-semibold text-strong">{markTexts[mark]}</span>}
      <span className="sr-only">, change {tapTitle(tap)}</span>
    </button>
  );
}

/** A stripe in the color of the beer in the glass; an attribute, because the policy forbids inline styles. */
const GlassColor = ({ color }: { color: string | null }) => (
  <svg aria-hidden className="absolute inset-y-0 left-0 h-full w-1.5" preserveAspectRatio="none" viewBox="0 0 1 1">
    <rect width="1" height="1" fill={color === null ? 'none' : getSwatchColor(color)} />
  </svg>
);

/** Shown for ten seconds after a press. */
function UndoBar({ list }: { list: StaffTapList }) {
  const bar = useBar();
  const { undoable } = useBarState();
  return (
    <>
      <p role="status" className="sr-only">
        {undoable && `${describePress(undoable, list)}. It can be undone for ten seconds.`}
      </p>
      {undoable && (
        <div
          key={undoable.id}
          className="animate-rise relative flex items-center gap-3 overflow-hidden rounded-lg border-2 border-strong bg-raised p-2 pl-4"
        >
          <span aria-hidden className="undo-time absolute inset-x-0 bottom-0 h-1 bg-strong" />
          <span className="line-clamp-3 min-w-0 flex-1 text-lg font-semibold [overflow-wrap:anywhere]">
            {describePress(undoable, list)}
          </span>
          <BarButton onClick={bar.undo}>
            <Undo2 aria-hidden size={22} /> Undo
          </BarButton>
        </div>
      )}
    </>
  );
}

type BottomBarProps = { list: StaffTapList; now: Date; isFlipped: boolean; onFlip: () => void };

/** At the bottom edge, where the thumb is. */
function BottomBar({ list, now, isFlipped, onFlip }: BottomBarProps) {
  const bar = useBar();
  const { checkedAt, checkedBy, taproom } = list;
  const isStale = isStaleTapList(list, taproom.maxAgeHours, now);
  return (
    <footer className="sticky bottom-0 z-10 mt-auto grid gap-2 border-t-2 border-edge bg-page p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
      <UndoBar list={list} />
      <div className="grid grid-cols-[auto_1fr_auto] gap-2">
        <BarButton aria-pressed={isFlipped} aria-label="View from behind the bar" onClick={onFlip}>
          <ArrowLeftRight aria-hidden size={24} />
        </BarButton>
        <BarButton
          look={isStale ? 'primary' : 'secondary'}
          className="flex-col gap-0.5"
          onClick={() => bar.press({ type: 'check' })}
        >
          <span className="flex items-center gap-2">
            <Check aria-hidden size={22} /> All still true
          </span>
          {checkedAt && (
            <span className="font-sans text-[0.9375rem] font-normal">
              Checked {formatMoment(checkedAt, taproom.timeZone, now)}
              {checkedBy && ` by ${checkedBy}`}
            </span>
          )}
        </BarButton>
        <MenuButton aria-label="Menu">
          <Menu aria-hidden size={24} />
        </MenuButton>
      </div>
    </footer>
  );
}
