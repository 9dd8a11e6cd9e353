/** Both versions of a tap, if it was changed between a press and its arrival. */
import type { KegLevel } from './constants';
import type { Command, Press } from './press';
import type { StaffTap, StaffTapList } from './tap-list';

/** The presses that can conflict. */
export type TapCommand = Extract<Command, { type: 'swap' | 'kick' | 'level' }>;

export const isTapCommand = (command: Command): command is TapCommand =>
  command.type === 'swap' || command.type === 'kick' || command.type === 'level';

/** The name of the drink, or null for an empty tap. The level if the versions differ in it. */
export type Version = { drink: string | null; level: KegLevel | null; by: string | null; at: string | null };

export type Conflict = { press: Press & { command: TapCommand }; tap: StaffTap; yours: Version; theirs: Version };

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
    press: { ...press, command },
    tap,
    yours: { drink: drinkAfter(command), level, by: press.user.name, at: press.pressedAt },
    theirs: { drink: tap.pouring?.drink.name ?? null, level: theirLevel, by: tap.changedBy, at: tap.changedAt },
  };
}
