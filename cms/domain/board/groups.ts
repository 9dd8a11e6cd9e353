/** What a board shows of a tap list, in order. */
import type { Pouring, TapList } from '../tap/tap-list';
import type { Board } from './board';
import type { BoardSection } from './constants';

export type BoardGroup = {
  section: BoardSection;
  /** Null for what is on tap, below the heading of the board. */
  title: string | null;
  /** Less important than what pours: lower lines. */
  isCompact: boolean;
  pourings: Pouring[];
};

type Listed = Pick<TapList, 'on' | 'onDeck' | 'justKicked'>;

export function toBoardGroups({ sections }: Pick<Board, 'sections'>, { on, onDeck, justKicked }: Listed): BoardGroup[] {
  const hasGuests = sections.includes('guests');
  const isOwn = ({ drink }: Pouring) => !hasGuests || !drink.isGuest;
  const groups: Record<BoardSection, Omit<BoardGroup, 'section'>> = {
    on: { title: null, isCompact: false, pourings: on.filter(isOwn) },
    guests: { title: 'Guests', isCompact: false, pourings: on.filter(({ drink }) => drink.isGuest) },
    'on-deck': { title: 'On deck', isCompact: true, pourings: onDeck },
    'just-kicked': { title: 'Just kicked', isCompact: true, pourings: justKicked },
  };
  return sections.map((section) => ({ section, ...groups[section] })).filter(({ pourings }) => pourings.length > 0);
}
