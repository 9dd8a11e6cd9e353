/** Sensitive calls wait here for the user's password; the dialog asks once for all of them. */

type Waiting = (isConfirmed: boolean) => void;

let waiting: readonly Waiting[] = [];
let listeners: readonly (() => void)[] = [];

export const isConfirmationOpen = () => waiting.length > 0;

export function subscribeToConfirmation(listener: () => void) {
  listeners = [...listeners, listener];
  return () => {
    listeners = listeners.filter((other) => other !== listener);
  };
}

/** Opens the dialog. Resolves to true once the server has accepted the password, to false if the user cancels. */
export const requestConfirmation = (): Promise<boolean> => new Promise((resolve) => setWaiting([...waiting, resolve]));

export function settleConfirmation(isConfirmed: boolean) {
  const settled = waiting;
  setWaiting([]);
  settled.forEach((resolve) => resolve(isConfirmed));
}

function setWaiting(next: readonly Waiting[]) {
  waiting = next;
  listeners.forEach((listener) => listener());
}

/**
 * Each open modal of Mantine closes on Escape. Listeners run in the order of registration: this one precedes those of the
 * form under the dialog, which must stay open.
 */
window.addEventListener(
  'keydown',
  (event) => {
    if (event.key !== 'Escape' || event.isComposing || !isConfirmationOpen()) return;
    event.stopImmediatePropagation();
    settleConfirmation(false);
  },
  { capture: true },
);
