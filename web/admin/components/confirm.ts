/** Asks before something that can't be undone. `ConfirmDialog`, once in the app, shows the question. */
import { restoreFocusNear } from '../lib/restore-focus';

export type ConfirmOptions = {
  title: string;
  message: string;
  confirmLabel: string;
  cancelLabel?: string;
  isDestructive?: boolean;
};

type Asked = { question: ConfirmOptions; answer: (isConfirmed: boolean) => void };

let asked: Asked | null = null;
let listeners: readonly (() => void)[] = [];

export function confirm(question: ConfirmOptions): Promise<boolean> {
  asked?.answer(false);
  return new Promise((resolve) => show({ question, answer: resolve }));
}

/** The usual question before a deletion. It names what will be gone. */
export async function confirmDelete(name: string, message: string) {
  const button = document.activeElement;
  const isConfirmed = await confirm({ title: `Delete ${name}?`, message, confirmLabel: 'Delete', isDestructive: true });
  if (isConfirmed) restoreFocusNear(button);
  return isConfirmed;
}

export const pendingConfirm = () => asked?.question ?? null;

export function resolveConfirm(isConfirmed: boolean) {
  const { answer } = asked ?? {};
  show(null);
  answer?.(isConfirmed);
}

export function subscribeToConfirm(listener: () => void) {
  listeners = [...listeners, listener];
  return () => {
    listeners = listeners.filter((other) => other !== listener);
  };
}

function show(next: Asked | null) {
  asked = next;
  listeners.forEach((listener) => listener());
}
