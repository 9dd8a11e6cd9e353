/** The state of bar mode: one store per tab in front of the database, which all tabs share. */
import { createStore, useStore } from 'zustand';
import { undoMs } from '@domain/tap/constants';
import { type Command, type Press, discardPress, findNextToSend, retryPress, takeOver, undoPress } from './press-queue';
import type { StaffTapList, TappableDrink } from '@domain/tap/schema';
import { fullName } from '@domain/user/display';
import type { User } from '@domain/user/schema';
import { staffGet } from '../../api/staff/client';
import { getSession, getSessionId, requestReauth, updateSessionUser, useSession } from '../../api/staff/session';
import { createKey } from '../../api/send-once';
import {
  requestBackgroundSync,
  announceChange,
  subscribeToChanges,
  toFailure,
  type Failure,
  sendInTurn,
} from './send-queue';
import { serverNow } from '../transport';
import { withList, withQueue, type BarTaproom, type Database, type Kept } from './database';
import { createContext, useContext, useMemo } from 'react';
import { showPresses } from './show-presses';

const pollMs = 5_000;
const choicesMaxAgeMs = 60_000;
const taproomKey = 'barTaproom';
const expiredReason = 'Your session has ended. Sign in again; your changes are kept on this device until then.';

type QueueChange = (queue: Press[]) => Press[];

type BarState = {
  /** Null until the device's database is read. */
  kept: Kept | null;
  /** Changes of the queue that the device has not stored yet: a reload would lose them. */
  storing: QueueChange[];
  /** Slug. */
  taproom: string | null;
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

const fine = { isReachable: true, problem: null, lacksSecondFactor: false };

/** A press is shown before it is stored. */
const selectQueue = ({ kept, storing }: Pick<BarState, 'kept' | 'storing'>): Press[] =>
  storing.reduce((queue, change) => change(queue), kept?.queue ?? []);

/** Visitors see only active ones. */
type Listed = BarTaproom & { isActive?: boolean };

async function fetchTaprooms({ role }: User): Promise<BarTaproom[]> {
  const { taprooms } = await staffGet<{ taprooms: Listed[] }>(role === 'bartender' ? '/taprooms' : '/taprooms/admin');
  return taprooms.filter(({ isActive = true }) => isActive).map(({ slug, name }) => ({ slug, name }));
}

/** The taprooms whose taps the user may change. */
const selectOwn = (taprooms: BarTaproom[], { role, taprooms: own }: User): BarTaproom[] =>
  taprooms.filter(({ slug }) => role !== 'bartender' || own.includes(slug));

export type Bar = ReturnType<typeof createBar>;

export function createBar(database: Database) {
  const store = createStore<BarState>()(() => ({
    ...fine,
    kept: null,
    storing: [],
    taproom: localStorage.getItem(taproomKey),
    undoable: null,
    isStored: database.isPersistent(),
  }));
  const { getState, setState: set } = store;
  let sending: Promise<void> | null = null;
  let isSendRequested = false;
  let undoTimer: ReturnType<typeof setTimeout> | undefined;
  let choicesAsOf = 0;

  const userOf = (): Press['user'] | null => {
    const session = getSession();
    return session.status === 'signed-out' ? null : { _id: session.user._id, name: fullName(session.user) };
  };

  function show(kept: Kept, changes: Partial<BarState> = {}) {
    set({ kept, isStored: database.isPersistent(), ...changes });
    // The server has refused it, so there is nothing to undo.
    const latest = kept.queue.find(({ id }) => id === getState().undoable?.id);
    if (latest && latest.state !== 'waiting') offerUndo(null);
  }

  const readStored = async () => show(await database.read());

  /** What the server has sent, which it sends again after a power failure. */
  const keep = async (change: (kept: Kept) => Kept) => show(await database.change(change, 'relaxed'));

  /** Shows the change at once; stored before anything is sent. */
  async function changeQueue(change: QueueChange) {
    set({ storing: [...getState().storing, change] });
    const kept = await database.change(withQueue(change));
    show(kept, { storing: getState().storing.filter((other) => other !== change) });
    announceChange();
    await send();
  }

  /** The next poll tries again. */
  function handleFailure({ status, message }: Failure, session = getSessionId()) {
    if (status === 'signed-out') return void requestReauth(expiredReason, session);
    if (status === 'second-factor-missing') return set({ isReachable: true, lacksSecondFactor: true });
    if (status === 'forbidden') void refreshUser();
    if (status !== 'unreachable') return set({ isReachable: true, problem: message });
    set({ isReachable: false });
    void requestBackgroundSync();
  }

  async function sendAll() {
    do {
      isSendRequested = false;
      const failure = await sendInTurn(database);
      await readStored();
      if (failure) handleFailure(failure, failure.session);
    } while (isSendRequested);
  }

  /** One at a time; what is pressed in the meantime is sent after it. */
  function send(): Promise<void> {
    isSendRequested = true;
    sending ??= sendAll().finally(() => {
      sending = null;
    });
    return sending;
  }

  const hasWaiting = () => {
    const user = userOf();
    return user !== null && findNextToSend(selectQueue(getState()), user._id) !== null;
  };

  /** What has not been sent goes first, so that the list of the server includes it. */
  async function refresh() {
    if (getSession().status !== 'signed-in' || document.visibilityState === 'hidden') return;
    if (hasWaiting()) {
      await send();
      if (hasWaiting()) return;
    }
    try {
      await Promise.all([refreshList(), refreshChoices()]);
      set(fine);
    } catch (error) {
      handleFailure(toFailure(error));
    }
  }

  async function refreshList() {
    const { taproom } = getState();
    if (taproom === null) return;
    const startedAt = Date.now();
    const { tapList } = await staffGet<{ tapList: StaffTapList }>(`/taps/admin/${taproom}`);
    // The response to a press is newer than a list that was requested before it.
    if ((getState().kept?.lists[taproom]?.asOf ?? 0) > startedAt || hasWaiting()) return;
    await keep(withList(tapList));
  }

  /** The drinks and the taprooms that the user can choose. */
  async function refreshChoices() {
    const [session, { taproom }] = [getSession(), getState()];
    if (session.status !== 'signed-in' || Date.now() - choicesAsOf < choicesMaxAgeMs) return;
    const { user } = session;
    if (user.role === 'bartender' && user.taprooms.length === 0) return refreshUser();
    const [taprooms, response] = await Promise.all([
      fetchTaprooms(user),
      taproom === null ? null : staffGet<{ drinks: TappableDrink[] }>(`/taps/admin/${taproom}/drinks`),
    ]);
    if (getSession() !== session || taproom !== getState().taproom) return;
    choicesAsOf = Date.now();
    const drinks = taproom !== null && response ? { [taproom]: response.drinks } : {};
    await keep((kept) => ({ ...kept, taprooms, drinks: { ...kept.drinks, ...drinks } }));
    const [only, ...others] = selectOwn(taprooms, user);
    if (taproom === null && only && others.length === 0) await chooseTaproom(only.slug);
  }

  /** An admin has chosen other taprooms for a bartender, or renamed one: the session has what was true at the sign-in. */
  async function refreshUser() {
    const response = await staffGet<{ user: User }>('/auth/me').catch(() => null);
    const session = getSession();
    if (!response || session.status !== 'signed-in' || session.user._id !== response.user._id) return;
    if (String(session.user.taprooms) !== String(response.user.taprooms)) updateSessionUser(response.user);
  }

  async function chooseTaproom(taproom: string | null) {
    if (taproom === getState().taproom) return;
    if (taproom === null) localStorage.removeItem(taproomKey);
    else localStorage.setItem(taproomKey, taproom);
    choicesAsOf = 0;
    set({ taproom, problem: null, undoable: null });
    await refresh();
  }

  /** Runs after every sign-in and change of the user: bartenders go to their taproom, and kept presses are sent. */
  async function handleSession() {
    const session = getSession();
    const sender = session.status === 'signed-in' ? { user: session.user._id, session: session.sessionId } : null;
    await keep((kept) => ({ ...kept, sender }));
    if (session.status !== 'signed-in') return;
    const { role, taprooms } = session.user;
    choicesAsOf = 0;
    if (role === 'bartender' && !taprooms.some((own) => own === getState().taproom))
      await chooseTaproom(taprooms.length === 1 ? (taprooms[0] ?? null) : null);
    await refresh();
  }

  function offerUndo(press: Press | null) {
    clearTimeout(undoTimer);
    set({ undoable: press });
    if (press) undoTimer = setTimeout(() => set({ undoable: null }), undoMs);
  }

  const createPress = (user: Press['user'], taproom: string, command: Command): Press => ({
    id: createKey(),
    key: createKey(),
    taproom,
    user,
    pressedAt: serverNow().toISOString(),
    command,
    state: 'waiting',
    isAttempted: false,
    message: null,
  });

  return {
    store,

    /** Returns a function that stops the polling. */
    start() {
      const refreshNow = () => void refresh();
      const unsubscribe = subscribeToChanges(() => void readStored());
      window.addEventListener('online', refreshNow);
      document.addEventListener('visibilitychange', refreshNow);
      const timer = setInterval(refreshNow, pollMs);
      void handleSession();
      return () => {
        unsubscribe();
        window.removeEventListener('online', refreshNow);
        document.removeEventListener('visibilitychange', refreshNow);
        clearTimeout(undoTimer);
        clearInterval(timer);
      };
    },

    handleSession,
    chooseTaproom,
    refresh,
    refreshUser,

    press(command: Command) {
      const [user, { taproom }] = [userOf(), getState()];
      if (!user || taproom === null) return;
      const press = createPress(user, taproom, command);
      offerUndo(press);
      void changeQueue((queue) => [...queue, press]);
    },

    undo() {
      const [user, { undoable, taproom }] = [userOf(), getState()];
      if (!user || !undoable || taproom === null) return;
      const { id, key, pressedAt } = createPress(user, taproom, { type: 'check' });
      offerUndo(null);
      void changeQueue((queue) => undoPress(queue, undoable, { id, key, pressedAt, user }));
    },

    /** Also the action of `Keep Pils`, after a conflict. */
    discard: (id: string) => void changeQueue((queue) => discardPress(queue, id)),

    /** `Change to Helles`, although the tap pours something else by now. */
    insist(id: string, expected: string | null) {
      const { kept, taproom } = getState();
      const { onDeck = [] } = kept?.lists[taproom ?? '']?.list ?? {};
      const retry = { key: createKey(), expected, onDeck, pressedAt: serverNow().toISOString() };
      void changeQueue((queue) => retryPress(queue, id, retry));
    },

    /** Presses of another user are sent in the name of this one. */
    takeOver() {
      const user = userOf();
      if (user) void changeQueue((queue) => takeOver(queue, user));
    },
  };
}

export const BarContext = createContext<Bar | null>(null);

export function useBar(): Bar {
  const bar = useContext(BarContext);
  if (!bar) throw new Error('Used outside of bar mode');
  return bar;
}

/** With what is kept of the chosen taproom. */
export function useBarState() {
  const { kept, storing, ...state } = useStore(useBar().store);
  const session = useSession();
  const queue = useMemo(() => selectQueue({ kept, storing }), [kept, storing]);
  const slug = state.taproom ?? '';
  return {
    ...state,
    isLoaded: kept !== null,
    isStoring: storing.length > 0,
    queue,
    taprooms: kept?.taprooms && session.status !== 'signed-out' ? selectOwn(kept.taprooms, session.user) : null,
    saved: kept?.lists[slug] ?? null,
    drinks: kept?.drinks[slug] ?? null,
  };
}

/** Includes the presses that the server does not have yet. */
export function useTapList(): StaffTapList | null {
  const { saved, queue } = useBarState();
  return useMemo(() => saved && showPresses(saved.list, queue), [saved, queue]);
}
