/** A press in one line, for lists of changes. */
import type { TapAction } from './constants';
import { levelLabels, tapTitle } from './display';
import type { TapChange } from './tap-list';

type Described = Pick<TapChange, 'action' | 'tap' | 'level' | 'previous' | 'next'>;

const onTap = ({ tap }: Described) => (tap ? ` on ${tapTitle(tap)}` : '');
const offTap = ({ tap }: Described) => (tap ? ` from ${tapTitle(tap)}` : ' off');
const drinkOf = ({ previous, next }: Described) => next ?? previous ?? 'A drink';

const descriptions: Record<TapAction, (change: Described) => string> = {
  swap: (change) =>
    change.previous
      ? `${drinkOf(change)} replaced ${change.previous}${onTap(change)}`
      : `${drinkOf(change)} went on${change.tap ? ` ${tapTitle(change.tap)}` : ''}`,
  kick: (change) => `${change.previous ?? 'The keg'} was taken${offTap(change)}`,
  level: (change) =>
    change.level === null
      ? `The level of ${drinkOf(change)}${onTap(change)} was changed`
      : `${drinkOf(change)}${onTap(change)} was set to ${levelLabels[change.level]}`,
  'on-deck': (change) =>
    change.next
      ? `${change.next} was put on deck`
      : change.previous
        ? `${change.previous} was removed from deck`
        : 'The order on deck was changed',
  edit: (change) => `${drinkOf(change)}${onTap(change)} was edited`,
  check: () => 'The list was confirmed',
};

/** `Helles replaced Porter on Tap 7`. */
export const describeChange = (change: Described) => descriptions[change.action](change);
