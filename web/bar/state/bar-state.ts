/** What the screen shows. */
import type { Press } from './press-queue';
import type { TappableDrink } from '@domain/tap/schema';
import type { SavedList, BarTaproom } from './database';

export type BarState = {
  /** Read from the device. */
  isLoaded: boolean;
  /** Slug. */
  taproom: string | null;
  taprooms: BarTaproom[] | null;
  saved: SavedList | null;
  drinks: TappableDrink[] | null;
  queue: Press[];
  /** Changes of the queue that the device has not stored yet: a reload would lose them. */
  storing: number;
  isReachable: boolean;
  /** Why the server does not give the list, or does not take the presses. */
  problem: string | null;
  /** The server takes nothing from this admin before two-step sign-in is set up. */
  lacksSecondFactor: boolean;
  /** The latest press, for as long as it can be undone. */
  undoable: Press | null;
  /** False if the device can't store: presses are lost when the page is closed. */
  isStored: boolean;
};

export const initialState: BarState = {
  isLoaded: false,
  taproom: null,
  taprooms: null,
  saved: null,
  drinks: null,
  queue: [],
  storing: 0,
  isReachable: true,
  problem: null,
  lacksSecondFactor: false,
  undoable: null,
  isStored: true,
};
