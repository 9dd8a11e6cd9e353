/** A press in bar mode, from the touch until the server has it. */
import type { chosenEndReasons, KegLevel } from './constants';
import type { GuestInput } from './input';
import type { Drink, Pour, StaffPouring } from './tap-list';

export type ChosenEndReason = (typeof chosenEndReasons)[number];

/** What is poured next: the reference that the server gets, and the drink that is shown until it has responded. */
export type NextDrink = {
  choice: { pouring: string } | { beer: string } | { guest: GuestInput };
  drink: Drink;
  /** Of the brewery's beer. */
  beer: string | null;
  /** Only if the bartender entered them; otherwise the server knows those of the last time. */
  pours?: Pour[];
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
  /** Of the server, for a conflict or a rejection. */
  message: string | null;
};

/** The tap that a press is about. Presses of one tap depend on each other. */
export function tapOf({ command }: Press): string | null {
  const { type } = command;
  if (type === 'check') return null;
  if (type !== 'undo') return command.tap;
  return command.undone.type === 'check' ? null : command.undone.tap;
}
