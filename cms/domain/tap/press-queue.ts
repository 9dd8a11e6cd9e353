/**
 * The presses that the server does not have yet, oldest first. They are sent in order; a conflict stops only the presses of
 * its tap.
 */
import { tapOf, type Command, type NextDrink, type Press } from './press';

type Queue = readonly Press[];

/** An earlier press of the same tap waits for a decision, or for another user. */
const isBlocked = (queue: Queue, press: Press, userId: string) => {
  const tap = tapOf(press);
  if (tap === null) return false;
  const earlier = queue.slice(0, queue.indexOf(press));
  return earlier.some((other) => tapOf(other) === tap && (other.state !== 'waiting' || other.user._id !== userId));
};

/** A press is sent in the name of the user who made it. */
export const findNextToSend = (queue: Queue, userId: string): Press | null =>
  queue.find((press) => press.state === 'waiting' && press.user._id === userId && !isBlocked(queue, press, userId)) ??
  null;

/** What the list shows although the server has not confirmed it: everything but conflicts, rejections and what follows them. */
export function selectShownPresses(queue: Queue): Press[] {
  const stopped = new Set<string | null>();
  return queue.filter((press) => {
    const tap = tapOf(press);
    if (press.state !== 'waiting') stopped.add(tap);
    return press.state === 'waiting' && (tap === null || !stopped.has(tap));
  });
}

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

/** The presses that `discardPress` would remove. */
export const findDiscardedWith = (queue: Queue, id: string): Press[] => {
  const kept = new Set(discardPress(queue, id));
  return queue.filter((press) => !kept.has(press));
};

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
