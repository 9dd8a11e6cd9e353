/** A press in bar mode, from the touch until the server has it. */
import type { chosenEndReasons, KegLevel } from '@domain/tap/constants';
import type { GuestInput } from '@domain/tap/input';
import type { Drink, Pour, StaffPouring, StaffTap, StaffTapList } from '@domain/tap/schema';

export type ChosenEndReason = (typeof chosenEndReasons)[number];

/** What is poured next: the reference that the server gets, and the drink that is shown until it has responded. */
export type NextDrink = {
  choice: { pouring: string } | { beer: string } | { guest: GuestInput };
  drink: Drink;
  /** The id of the brewery's beer; null for guests. */
  beer: string | null;
  /** Only if the bartender entered them; otherwise the server uses those of the last time, or the default ones. */
  pours?: Pour[];
  /** What the server will probably add, shown until it has responded. */
  usualPours?: Pour[];
  /** The beer loses the tag Coming Soon. */
  removesComingSoon?: boolean;
};

/**
 * `expected` and `before` are what the bartender saw on the tap. A pouring that the server does not know yet has the id of
 * its press, until the server has responded to that one.
 */
type OnTap = { tap: string; expected: string | null; before: StaffPouring | null };

export type Command =
  | ({ type: 'swap'; reason: ChosenEndReason; next: NextDrink } & OnTap)
  | ({ type: 'kick'; reason: ChosenEndReason } & OnTap)
  | ({ type: 'level'; level: KegLevel } & OnTap)
  /** `tap` null: for the next free one. */
  | { type: 'plan'; tap: string | null; next: NextDrink }
  | { type: 'check' }
  | { type: 'undo'; key: string; undone: Exclude<Command, { type: 'undo' }>; undoneId: string };

export type Press = {
  /** Stays the same when the key changes. */
  id: string;
  /** The `Idempotency-Key`: the server handles a press once, however often it is sent. */
  key: string;
  /** Slug. */
  taproom: string;
  user: { _id: string; name: string };
  pressedAt: string;
  command: Command;
  /** `conflict`: the tap pours something else by now, and the user decides. `rejected`: the server can't do it. */
  state: 'waiting' | 'conflict' | 'rejected';
  /** It may have reached the server, even if no response has arrived. */
  isAttempted: boolean;
  /** The server's message about a conflict or a rejection. */
  message: string | null;
};

/** The tap that a press is about. Presses of one tap depend on each other. */
export function tapOf({ command }: Press): string | null {
  const { type } = command;
  if (type === 'check') return null;
  if (type !== 'undo') return command.tap;
  return command.undone.type === 'check' ? null : command.undone.tap;
}

/**
 * The presses that the server does not have yet, oldest first. They are sent in order; a conflict stops only the presses of
 * its tap.
 */

type Queue = readonly Press[];

/** Without those that wait for something else, and what follows them on their taps. */
function selectFree(queue: Queue, isFree: (press: Press) => boolean): Press[] {
  const stopped = new Set<string>();
  return queue.filter((press) => {
    const tap = tapOf(press);
    if (tap !== null && !isFree(press)) stopped.add(tap);
    return isFree(press) && (tap === null || !stopped.has(tap));
  });
}

/** A press is sent in the name of the user who made it. */
export const findNextToSend = (queue: Queue, userId: string): Press | null =>
  selectFree(queue, ({ state, user }) => state === 'waiting' && user._id === userId)[0] ?? null;

/** What the list shows although the server has not confirmed it. */
export const selectShownPresses = (queue: Queue): Press[] => selectFree(queue, ({ state }) => state === 'waiting');

export const markAttempted = (queue: Queue, id: string): Press[] =>
  queue.map((press) => (press.id === id ? { ...press, isAttempted: true } : press));

/** Later presses refer to the pouring by the id of the press that made it, until the server has named it. */
function referTo(press: Press, from: string, to: string): Press {
  const { command } = press;
  if (command.type === 'check' || command.type === 'undo') return press;
  const next = 'next' in command ? { next: renameChoice(command.next, from, to) } : {};
  const expected = 'expected' in command ? { expected: command.expected === from ? to : command.expected } : {};
  return { ...press, command: { ...command, ...next, ...expected } as Command };
}

const renameChoice = (next: NextDrink, from: string, to: string): NextDrink =>
  'pouring' in next.choice && next.choice.pouring === from ? { ...next, choice: { pouring: to } } : next;

/** The id under which the list shows what a press puts on a tap or on deck. */
export const getShownId = ({ id, command }: Press): string =>
  command.type === 'swap' && 'pouring' in command.next.choice ? command.next.choice.pouring : id;

/** The server has the press. `pouring` is what it put on the tap or on deck. */
export function confirmPress(queue: Queue, id: string, pouring: string | null): Press[] {
  const press = queue.find((each) => each.id === id);
  const others = queue.filter((each) => each.id !== id);
  const makesPouring = press?.command.type === 'swap' || press?.command.type === 'plan';
  return press && makesPouring && pouring !== null
    ? others.map((other) => referTo(other, getShownId(press), pouring))
    : others;
}

/** The server refused the press. If the user has undone it in the meantime, nothing is left to decide. */
export function refusePress(
  queue: Queue,
  id: string,
  { state, message }: { state: 'conflict' | 'rejected'; message: string },
): Press[] {
  const undo = queue.find(({ command }) => command.type === 'undo' && command.undoneId === id);
  if (undo) return queue.filter((press) => press.id !== id && press !== undo);
  return queue.map((press) => (press.id === id ? { ...press, state, message, isAttempted: false } : press));
}

/** Discards a press, and the later ones of its tap, which build on it. */
export function discardPress(queue: Queue, id: string): Press[] {
  const index = queue.findIndex((press) => press.id === id);
  const press = queue[index];
  if (!press) return [...queue];
  const tap = tapOf(press);
  return queue.filter((other, at) => other !== press && (tap === null || at < index || tapOf(other) !== tap));
}

type Retry = { key: string; expected: string | null; pressedAt: string; onDeck: readonly { _id: string }[] };

/** What is no longer on deck is poured from another keg. */
function withoutPlan(next: NextDrink, onDeck: Retry['onDeck']): NextDrink {
  const { choice, drink, beer } = next;
  if (!('pouring' in choice) || onDeck.some(({ _id }) => _id === choice.pouring)) return next;
  const { kind, name, producer, style, abv } = drink;
  return { ...next, choice: beer === null ? { guest: { kind, name, producer, style, abv } } : { beer } };
}

/** The user has seen what is on the tap by now, and changes it nevertheless. */
export const retryPress = (queue: Queue, id: string, { key, expected, pressedAt, onDeck }: Retry): Press[] =>
  queue.map((press) => {
    const { command } = press;
    if (press.id !== id || command.type === 'check' || command.type === 'undo' || command.type === 'plan') return press;
    const again =
      command.type === 'swap'
        ? { ...command, expected, next: withoutPlan(command.next, onDeck) }
        : { ...command, expected };
    return { ...press, key, pressedAt, command: again, state: 'waiting', isAttempted: false, message: null };
  });

type Undo = Pick<Press, 'id' | 'key' | 'user' | 'pressedAt'>;

/** A press that has not been sent is just removed; any other one is undone by the server. */
export function undoPress(queue: Queue, press: Press, undo: Undo): Press[] {
  const queued = queue.find(({ id }) => id === press.id);
  if (queued && !queued.isAttempted) return discardPress(queue, press.id);
  const { command } = queued ?? press;
  if (command.type === 'undo') return [...queue];
  return [
    ...queue,
    {
      ...undo,
      taproom: press.taproom,
      command: { type: 'undo', key: (queued ?? press).key, undone: command, undoneId: press.id },
      state: 'waiting',
      isAttempted: false,
      message: null,
    },
  ];
}

/** The presses of others on this device wait until they sign in again, or until another user takes them over. */
export const findForeignPresses = (queue: Queue, userId: string): Press[] =>
  queue.filter(({ user }) => user._id !== userId);

export const takeOver = (queue: Queue, user: Press['user']): Press[] => queue.map((press) => ({ ...press, user }));

/** Both versions of a tap, if it was changed between a press and its arrival. */

/** The presses that can conflict. */
export type TapCommand = Extract<Command, { type: 'swap' | 'kick' | 'level' }>;

export const isTapCommand = (command: Command): command is TapCommand =>
  command.type === 'swap' || command.type === 'kick' || command.type === 'level';

/** The name of the drink, or null for an empty tap. The level if the versions differ in it. */
export type Version = { drink: string | null; level: KegLevel | null };

export type Conflict = { command: TapCommand; tap: StaffTap; yours: Version; theirs: Version };

const drinkAfter = (command: TapCommand): string | null =>
  command.type === 'swap'
    ? command.next.drink.name
    : command.type === 'kick'
      ? null
      : (command.before?.drink.name ?? null);

const isSameDrink = (tap: StaffTap, command: Extract<TapCommand, { type: 'swap' }>) => {
  const { choice, drink } = command.next;
  if (!tap.pouring) return false;
  if ('pouring' in choice && choice.pouring === tap.pouring._id) return true;
  if ('beer' in choice) return choice.beer === tap.pouring.beer;
  return tap.pouring.drink.name === drink.name && tap.pouring.drink.producer === drink.producer;
};

const isSameKeg = ({ pouring }: StaffTap, { expected }: TapCommand) => pouring !== null && pouring._id === expected;

/** Whether the tap is already as the command would make it: two users did the same. */
export function isAlreadyApplied(tap: StaffTap, command: TapCommand): boolean {
  if (command.type === 'swap') return isSameDrink(tap, command);
  if (command.type === 'kick') return tap.pouring === null;
  return isSameKeg(tap, command) && tap.pouring?.level === command.level;
}

/** Null for a press without a conflict, or about a tap that no longer exists. */
export function describeConflict(press: Press, list: StaffTapList): Conflict | null {
  const { command } = press;
  if (press.state !== 'conflict' || !isTapCommand(command)) return null;
  const tap = list.taps.find(({ _id }) => _id === command.tap);
  if (!tap) return null;
  const level = command.type === 'level' ? command.level : null;
  const theirLevel = level && isSameKeg(tap, command) ? (tap.pouring?.level ?? null) : null;
  return {
    command,
    tap,
    yours: { drink: drinkAfter(command), level },
    theirs: { drink: tap.pouring?.drink.name ?? null, level: theirLevel },
  };
}
