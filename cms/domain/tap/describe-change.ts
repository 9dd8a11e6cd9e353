/** A press in one line, for lists of changes. */
import type { TapAction } from './constants';
import { tapTitle } from './display';
import type { TapChange } from './tap-list';

type Described = Pick<TapChange, 'action' | 'tap' | 'previous' | 'next'>;

const on = ({ tap }: Described) => (tap ? ` on ${tapTitle(tap)}` : '');
const from = ({ tap }: Described) => (tap ? ` from ${tapTitle(tap)}` : '');
const drinkOf = ({ previous, next }: Described) => next ?? previous ?? 'A drink';

const descriptions: Record<TapAction, (change: Described) => string> = {
  swap: (change) =>
    change.previous
      ? `${drinkOf(change)} replaced ${change.previous}${on(change)}`
      : `${drinkOf(change)} went on${change.tap ? ` ${tapTitle(change.tap)}` : ''}`,
  kick: (change) => `${change.previous ?? 'The keg'} was taken${from(change) || ' off'}`,
  level: (change) => `Level of ${drinkOf(change)}${on(change)} was set`,
  'on-deck': (change) =>
    change.next
      ? `${change.next} was put on deck`
      : change.previous
        ? `${change.previous} left the deck`
        : 'The deck was sorted',
  edit: (change) => `${drinkOf(change)}${on(change)} was edited`,
  check: () => 'The list was confirmed',
};

/** `Helles replaced Porter on Tap 7`. */
export const describeChange = (change: Described) => descriptions[change.action](change);
