/** The list as it will be once the server has every press. */
import type { Drink, StaffPouring, StaffTap, StaffTapList, TappableDrink } from '@domain/tap/schema';
import { type Command, type NextDrink, type Press, getShownId, selectShownPresses } from './press-queue';

/** A drink that was not on the list, with the fields that are known of it. */
export const toDrink = (drink: TappableDrink['drink']): Drink => ({
  slug: null,
  ibu: null,
  description: null,
  image: null,
  ...drink,
});

/** A swap that the list already contains changes nothing: the response to it may have been lost. */
export const showPresses = (list: StaffTapList, queue: readonly Press[]): StaffTapList =>
  selectShownPresses(queue)
    .filter(({ taproom }) => taproom === list.taproom.slug)
    .reduce(applyPress, list);

function applyPress(list: StaffTapList, press: Press): StaffTapList {
  const { command, pressedAt } = press;
  switch (command.type) {
    case 'swap':
      return withoutOnDeck(changeTap(list, press, command.tap, putOn(list, press, command)), getShownId(press));
    case 'kick':
      return changeTap(list, press, command.tap, () => null);
    case 'level':
      return changeTap(list, press, command.tap, (tap) => tap.pouring && { ...tap.pouring, level: command.level });
    case 'plan':
      return putOnDeck(list, press, command);
    case 'check':
      return { ...list, checkedAt: pressedAt, checkedBy: press.user.name };
    case 'undo':
      return takeBack(list, press, command.undone, command.undoneId);
  }
}

type Change = (tap: StaffTap) => StaffPouring | null;

const changeTap = (list: StaffTapList, press: Press, id: string, change: Change): StaffTapList => ({
  ...list,
  changedAt: press.pressedAt,
  taps: list.taps.map((tap) =>
    tap._id === id ? { ...tap, pouring: change(tap), changedAt: press.pressedAt, changedBy: press.user.name } : tap,
  ),
});

const withoutOnDeck = (list: StaffTapList, id: string): StaffTapList => ({
  ...list,
  onDeck: list.onDeck.filter(({ _id }) => _id !== id),
});

type Plan = Extract<Command, { type: 'plan' }>;

/** Later presses refer to it by the id of the press. */
const putOnDeck = (list: StaffTapList, press: Press, { tap, next }: Plan): StaffTapList => ({
  ...list,
  onDeck: [...list.onDeck, toPouring(press, next, tap, list)],
});

/** The pouring on the tap, if the server has put it there already. */
const putOn =
  (list: StaffTapList, press: Press, { tap: tapId, next }: Extract<Command, { type: 'swap' }>): Change =>
  (tap) => {
    if (tap.pouring && tap.pouring._id === getShownId(press)) return tap.pouring;
    const planned = list.onDeck.find(({ _id }) => _id === getShownId(press));
    const pouring = planned ?? toPouring(press, next, tapId, list);
    return { ...pouring, status: 'on', tapId, tap: nameOf(list, tapId), tappedAt: press.pressedAt };
  };

const nameOf = ({ taps }: StaffTapList, id: string | null) => {
  const tap = taps.find(({ _id }) => _id === id);
  return tap ? { number: tap.number, label: tap.label } : null;
};

const toPouring = (
  press: Press,
  { drink, beer, usualPours = [], pours = usualPours }: NextDrink,
  tapId: string | null,
  list: StaffTapList,
) =>
  ({
    _id: getShownId(press),
    status: 'on-deck',
    tap: nameOf(list, tapId),
    tapId,
    drink,
    beer,
    pours,
    level: null,
    tappedAt: null,
    endedAt: null,
    reason: null,
    updatedAt: press.pressedAt,
  }) satisfies StaffPouring;

function takeBack(list: StaffTapList, press: Press, undone: Command, undoneId: string): StaffTapList {
  if (undone.type === 'plan') return withoutOnDeck(list, undoneId);
  if (undone.type === 'check' || undone.type === 'undo') return list;
  const restored = changeTap(list, press, undone.tap, () => undone.before);
  if (undone.type !== 'swap' || !('pouring' in undone.next.choice)) return restored;
  const { pouring } = undone.next.choice;
  if (list.onDeck.some(({ _id }) => _id === pouring)) return restored;
  const planned = { ...toPouring(press, undone.next, undone.tap, list), _id: pouring };
  return { ...restored, onDeck: [planned, ...list.onDeck] };
}
