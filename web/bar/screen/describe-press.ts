/** What a press did, in the words of the Undo bar and of notices. */
import { levelLabels, tapTitle } from '@domain/tap/display';
import { type Press, tapOf } from '../state/press-queue';
import type { StaffTapList } from '@domain/tap/tap-list';

const titleOf = (list: StaffTapList, id: string | null) => {
  const tap = list.taps.find(({ _id }) => _id === id);
  return tap ? tapTitle(tap) : 'A tap';
};

const maxNameLength = 44;

/** What was done must stay in view behind a long name. */
const shorten = (name: string) =>
  name.length > maxNameLength ? `${name.slice(0, maxNameLength - 1).trimEnd()}…` : name;

/** `Tap 7: Pils is on` */
export function describePress(press: Press, list: StaffTapList): string {
  const { command } = press;
  const title = titleOf(list, tapOf(press));
  switch (command.type) {
    case 'swap':
      return `${title}: ${shorten(command.next.drink.name)} is on`;
    case 'kick':
      return `${title} is empty`;
    case 'level':
      return `${title}: ${shorten(command.before?.drink.name ?? 'keg')}, ${levelLabels[command.level].toLowerCase()}`;
    case 'plan':
      return `${shorten(command.next.drink.name)} is on deck${command.tap === null ? '' : ` for ${title}`}`;
    case 'check':
      return 'The list is confirmed';
    case 'undo':
      return command.undone.type === 'check' ? 'Undo of a confirmation' : `Undo on ${title}`;
  }
}
