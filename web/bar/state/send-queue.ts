/** Sends the stored presses in order, one at a time: in one tab only, or in the service worker. */
import type { StaffTapList, TapChange } from '@domain/tap/schema';
import { sessionIdHeader } from '@domain/user/session';
import { staffGet, staffSend } from '../../api/staff/client';
import { ApiError } from '../../api/client';
import { openDatabase, withList, withQueue, type Database, type Kept, type Sender } from './database';
import {
  isTapCommand,
  isAlreadyApplied,
  confirmPress,
  markAttempted,
  findNextToSend,
  refusePress,
  type Press,
  type NextDrink,
} from './press-queue';

/** Tells all tabs, this one too, that the stored presses or lists have changed: by another tab or by the service worker. */
const name = 'bar';

let channel: BroadcastChannel | undefined;
const open = () => (channel ??= new BroadcastChannel(name));

export const announceChange = () => open().postMessage('changed');

export function subscribeToChanges(listener: () => void) {
  const own = new BroadcastChannel(name);
  own.addEventListener('message', listener);
  return () => own.close();
}

/** What becomes of a press whose call failed. */
export type Failure = {
  /**
   * `conflict`: the tap pours something else by now. `rejected`: nothing but another press helps. `second-factor-missing`: an
   * admin has to set up two-step sign-in first.
   */
  status: 'conflict' | 'rejected' | 'forbidden' | 'signed-out' | 'second-factor-missing' | 'unreachable';
  message: string;
};

const isTemporary = (status: number) => status >= 500 || status === 408 || status === 429;

function statusOf({ status, code }: ApiError): Failure['status'] {
  if (status === 401) return 'signed-out';
  if (code === 'second-factor-missing') return code;
  if (status === 403 && code !== null) return 'forbidden';
  // The 403 of a network's own sign-in page has no code.
  if (isTemporary(status) || status === 403) return 'unreachable';
  return code === 'tap-changed' ? 'conflict' : 'rejected';
}

export const toFailure = (error: unknown): Failure =>
  error instanceof ApiError
    ? { status: statusOf(error), message: error.errors[0]?.msg ?? error.message }
    : { status: 'unreachable', message: '' };

// The call of a press.

type PressRequest = { path: string; body: object };

const toNext = ({ choice, pours }: NextDrink) => (pours ? { ...choice, pours } : choice);

/** The order of the fields must not change: the server compares the text of a request that is repeated after an update. */
function toRequest({ taproom, command, pressedAt }: Press): PressRequest {
  const base = `/taps/admin/${taproom}`;
  if (command.type === 'check') return { path: `${base}/checks`, body: { pressedAt } };
  if (command.type === 'undo') return { path: `${base}/undo`, body: { key: command.key } };
  if (command.type === 'plan')
    return { path: `${base}/on-deck`, body: { tap: command.tap, ...toNext(command.next), pressedAt } };
  const { type, tap, expected } = command;
  const change = command.type === 'level' ? { level: command.level } : { reason: command.reason };
  const next = command.type === 'swap' && {
    next: toNext(command.next),
    ...(command.next.removesComingSoon && { removesComingSoon: true }),
  };
  return { path: `${base}/taps/${tap}/${type}`, body: { expected, ...change, ...next, pressedAt } };
}

/** Null: nothing is left to send. `session`: the one that could not send. */
type SendResult = (Failure & Pick<Sender, 'session'>) | null;

const lockName = 'bar-send';

/** Web Locks: the next tab starts when this one has finished, and finds what is left. */
export const sendInTurn = (database: Database): Promise<SendResult> =>
  'locks' in navigator
    ? navigator.locks.request(lockName, () => sendQueue(database)).then((result) => result)
    : sendQueue(database);

const findNext = ({ queue, sender }: Kept) => sender && findNextToSend(queue, sender.user);

export async function sendQueue(database: Database): Promise<SendResult> {
  for (;;) {
    // Marked as attempted before it is sent: a browser that stops in between sends it again, with the same key.
    const kept = await database.change((before) => {
      const next = findNext(before);
      return next ? { ...before, queue: markAttempted(before.queue, next.id) } : before;
    });
    const [press, { sender }] = [findNext(kept), kept];
    if (!press || !sender) return null;
    const failure = await sendPress({ database, press, sender });
    announceChange();
    if (failure) return { ...failure, session: sender.session };
  }
}

/** Another user may have signed in since, of whom only the cookie knows: the server refuses a session that is not theirs. */
const namedBy = ({ session }: Sender): Record<string, string> =>
  session === null ? {} : { [sessionIdHeader]: session };

type Sending = { database: Database; press: Press; sender: Sender };

type PressResponse = { tapList: StaffTapList; change: TapChange };

/** Null once the press is settled, also by a conflict or a rejection. */
async function sendPress(sending: Sending): Promise<Failure | null> {
  const { database, press, sender } = sending;
  try {
    const { path, body } = toRequest(press);
    const { tapList, change } = await staffSend<PressResponse>('POST', path, body, {
      headers: { ...namedBy(sender), 'Idempotency-Key': press.key },
    });
    await settle(database, tapList, (queue) => confirmPress(queue, press.id, change.pouring ?? null));
    return null;
  } catch (error) {
    const failure = toFailure(error);
    const { status, message } = failure;
    if (['unreachable', 'signed-out', 'second-factor-missing'].includes(status)) return failure;
    // A bartender has another taproom by now: the presses for the former one must not stop the others.
    const state = status === 'conflict' ? 'conflict' : 'rejected';
    await database.change(withQueue((queue) => refusePress(queue, press.id, { state, message })));
    if (state === 'conflict') await loadTheirVersion(sending);
    return null;
  }
}

/** Stores the queue and the list of a response together: a reload never shows one without the other. */
const settle = (database: Database, list: StaffTapList, change: (queue: Press[]) => Press[]) =>
  database.change((kept) => withList(list)(withQueue(change)(kept)));

/** Loads what the user decides about. If two people did the same, there is no decision to make. */
async function loadTheirVersion({ database, press, sender }: Sending) {
  const { id, taproom, command } = press;
  const init = { headers: namedBy(sender) };
  const response = await staffGet<{ tapList: StaffTapList }>(`/taps/admin/${taproom}`, init).catch(() => null);
  if (!response) return;
  const { tapList } = response;
  const tap = isTapCommand(command) ? tapList.taps.find(({ _id }) => _id === command.tap) : undefined;
  const isSettled = tap && isTapCommand(command) && isAlreadyApplied(tap, command);
  await settle(database, tapList, (queue) => (isSettled ? confirmPress(queue, id, tap.pouring?._id ?? null) : queue));
}

/** Called by the service worker, while the app may be closed. Throws, so that the browser tries again later. */
export async function sendInBackground() {
  const database = await openDatabase();
  const { sender } = await database.read();
  const result = sender?.session ? await sendInTurn(database) : null;
  if (result?.status === 'unreachable' || !database.isPersistent()) throw new Error('The presses could not be sent');
}

export const sendTag = 'send-presses';

type SyncRegistration = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } };

/** Background Sync sends the presses once there is a network, even if the app is closed, in browsers that have it. */
export async function requestBackgroundSync() {
  if (!('serviceWorker' in navigator)) return;
  const registration: SyncRegistration | undefined = await navigator.serviceWorker.getRegistration('/bar/');
  await registration?.sync?.register(sendTag).catch(() => undefined);
}
