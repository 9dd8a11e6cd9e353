/** The state of bar mode: one store per tab in front of the database, which all tabs share. */
import { createStore } from 'zustand';
import { undoMs } from '@domain/tap/constants';
import { type Command, type Press, discardPress, findNextToSend, retryPress, takeOver, undoPress } from './press-queue';
import type { StaffTapList, TappableDrink } from '@domain/tap/schema';
import { fullName } from '@domain/user/display';
import type { User } from '@domain/user/schema';
import { staffGet } from '../../api/staff/client';
import { getSession, getSessionId, requestReauth, updateSessionUser } from '../../api/staff/session';
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
import { fetchTaprooms, isOwnTaproom, type BarTaproom, type Database, type SavedList } from './database';

const pollMs = 5_000;
const minRetryMs = 1_000;
const maxRetryMs = 30_000;
const drinksMaxAgeMs = 60_000;
const taproomKey = 'barTaproom';
export const expiredReason = 'Your session has ended. Sign in again; your changes are kept on this device until then.';

/** A list is shown before it is stored. */
const newerOf = (shown: SavedList | null, stored: SavedList | null) =>
  shown && (!stored || stored.asOf < shown.asOf) ? shown : stored;

/** What the screen shows. */
type BarState = {
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

const initialState: BarState = {
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

export type Bar = ReturnType<typeof createBar>;

export function createBar(database: Database) {
  const store = createStore<BarState>()(() => ({
    ...initialState,
    isStored: database.isPersistent(),
    taproom: localStorage.getItem(taproomKey),
  }));
  const { getState, setState: set } = store;
  let sending: Promise<void> | null = null;
  let isSendRequested = false;
  let retryMs = minRetryMs;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let undoTimer: ReturnType<typeof setTimeout> | undefined;
  let drinksAsOf = 0;
  /** Counts the presses of this tab, which are in the state before they are in the database. */
  let changes = 0;

  const userOf = (): Press['user'] | null => {
    const session = getSession();
    return session.status === 'signed-out' ? null : { _id: session.user._id, name: fullName(session.user) };
  };

  async function readStored() {
    const [changesBefore, { taproom }] = [changes, getState()];
    const [queue, saved, drinks] = await Promise.all([
      database.readQueue(),
      taproom === null ? null : database.read('lists', taproom),
      taproom === null ? null : database.read('drinks', taproom),
    ]);
    if (changes !== changesBefore || taproom !== getState().taproom) return;
    set({
      queue,
      saved: newerOf(getState().saved, saved),
      drinks: drinks ?? getState().drinks,
      isLoaded: true,
      isStored: database.isPersistent(),
    });
    // The server has refused it, so there is nothing to undo.
    const latest = queue.find(({ id }) => id === getState().undoable?.id);
    if (latest && latest.state !== 'waiting') offerUndo(null);
  }

  /** Shows the change at once; stored before anything is sent. */
  async function changeQueue(change: (queue: Press[]) => Press[]) {
    changes += 1;
    const number = changes;
    set({ queue: change(getState().queue), storing: getState().storing + 1 });
    const queue = await database.changeQueue(change).finally(() => set({ storing: getState().storing - 1 }));
    // A later press is shown before it is stored.
    set({ isStored: database.isPersistent(), ...(number === changes ? { queue } : {}) });
    announceChange();
    await send();
  }

  function handleFailure(failure: Failure, session = getSessionId()) {
    if (failure.status === 'signed-out') return void requestReauth(expiredReason, session);
    if (failure.status === 'second-factor-missing') return set({ isReachable: true, lacksSecondFactor: true });
    if (failure.status === 'forbidden') void refreshUser();
    if (failure.status !== 'unreachable') return set({ isReachable: true, problem: failure.message });
    set({ isReachable: false });
    void requestBackgroundSync();
    clearTimeout(retryTimer);
    retryTimer = setTimeout(() => void refresh(), Math.max(retryMs, (failure.retryAfterSeconds ?? 0) * 1000));
    retryMs = Math.min(retryMs * 2, maxRetryMs);
  }

  async function sendAll() {
    do {
      isSendRequested = false;
      const result = await sendInTurn(database);
      await readStored();
      if (result.status !== 'done') return handleFailure(result, result.session);
      retryMs = minRetryMs;
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
    return user !== null && findNextToSend(getState().queue, user._id) !== null;
  };

  /** What has not been sent goes first, so that the list of the server includes it. */
  async function refresh() {
    if (getSession().status !== 'signed-in' || document.visibilityState === 'hidden') return;
    if (hasWaiting()) {
      await send();
      if (hasWaiting()) return;
    }
    await Promise.all([refreshList(), refreshDrinks(), refreshTaprooms()]);
  }

  async function refreshList() {
    const { taproom } = getState();
    if (taproom === null) return;
    const startedAt = Date.now();
    try {
      const { tapList } = await staffGet<{ tapList: StaffTapList }>(`/taps/admin/${taproom}`);
      retryMs = minRetryMs;
      set({ isReachable: true, problem: null, lacksSecondFactor: false });
      // The response to a press is newer than a list that was requested before it.
      if (taproom !== getState().taproom || (getState().saved?.asOf ?? 0) > startedAt || hasWaiting()) return;
      const saved = { list: tapList, asOf: Date.now() };
      set({ saved });
      await database.write(saved, 'lists', saved.list.taproom.slug);
      set({ isStored: database.isPersistent() });
    } catch (error) {
      handleFailure(toFailure(error));
    }
  }

  async function refreshDrinks() {
    const { taproom } = getState();
    if (taproom === null || Date.now() - drinksAsOf < drinksMaxAgeMs) return;
    const response = await staffGet<{ drinks: TappableDrink[] }>(`/taps/admin/${taproom}/drinks`).catch(() => null);
    if (!response || taproom !== getState().taproom) return;
    drinksAsOf = Date.now();
    set({ drinks: response.drinks });
    await database.write(response.drinks, 'drinks', taproom);
  }

  /** An admin has chosen other taprooms for a bartender, or renamed one: the session has what was true at the sign-in. */
  async function refreshUser() {
    const response = await staffGet<{ user: User }>('/auth/me').catch(() => null);
    const session = getSession();
    if (!response || session.status !== 'signed-in' || session.user._id !== response.user._id) return;
    if (String(session.user.taprooms) !== String(response.user.taprooms)) updateSessionUser(response.user);
  }

  async function readTaproomsAfter(error: unknown, user: User) {
    const failure = toFailure(error);
    if (failure.status !== 'second-factor-missing')
      return (await database.read('taprooms', 'all'))?.filter(isOwnTaproom(user)) ?? null;
    handleFailure(failure);
    return null;
  }

  async function refreshTaprooms() {
    const session = getSession();
    if (session.status !== 'signed-in' || getState().taprooms) return;
    const { user } = session;
    if (user.role === 'bartender' && user.taprooms.length === 0) return refreshUser();
    const taprooms = await fetchTaprooms(user).catch((error: unknown) => readTaproomsAfter(error, user));
    if (!taprooms || getSession() !== session) return;
    set({ taprooms, lacksSecondFactor: false });
    await database.write(taprooms, 'taprooms', 'all');
    // The only one needs no choice.
    if (getState().taproom === null && taprooms.length === 1) await chooseTaproom(taprooms[0]?.slug ?? null);
  }

  async function chooseTaproom(taproom: string | null) {
    if (taproom === getState().taproom) return;
    if (taproom === null) localStorage.removeItem(taproomKey);
    else localStorage.setItem(taproomKey, taproom);
    drinksAsOf = 0;
    set({ taproom, saved: null, drinks: null, problem: null, undoable: null });
    await readStored();
    await refresh();
  }

  /** Runs after every sign-in and change of the user: bartenders go to their taproom, and kept presses are sent. */
  async function handleSession() {
    const session = getSession();
    const sender = session.status === 'signed-in' ? { user: session.user._id, session: session.sessionId } : null;
    await database.write(sender, 'user', 'sender');
    if (session.status !== 'signed-in') return;
    const { role, taprooms } = session.user;
    set({ taprooms: null });
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
      void readStored().then(handleSession);
      return () => {
        unsubscribe();
        window.removeEventListener('online', refreshNow);
        document.removeEventListener('visibilitychange', refreshNow);
        [retryTimer, undoTimer].forEach(clearTimeout);
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
      const { onDeck = [] } = getState().saved?.list ?? {};
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
