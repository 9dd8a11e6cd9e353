/** Asks before something that can't be undone. `ConfirmDialog`, once in the app, shows the question. */
import { keepFocusNear } from './keep-focus';

export type Question = {
  title: string;
  message: string;
  confirmLabel: string;
  cancelLabel?: string;
  isDestructive?: boolean;
};

type Asked = { question: Question; answer: (isConfirmed: boolean) => void };

let asked: Asked | null = null;
let listeners: readonly (() => void)[] = [];

export function confirm(question: Question): Promise<boolean> {
  asked?.answer(false);
  return new Promise((resolve) => show({ question, answer: resolve }));
}

/** The usual question before a deletion. It names what will be gone. */
export async function confirmDelete(name: string, message: string) {
  const button = document.activeElement;
  const isConfirmed = await confirm({ title: `Delete ${name}?`, message, confirmLabel: 'Delete', isDestructive: true });
  if (isConfirmed) keepFocusNear(button);
  return isConfirmed;
}

export const askedQuestion = () => asked?.question ?? null;

export function answerQuestion(isConfirmed: boolean) {
  const { answer } = asked ?? {};
  show(null);
  answer?.(isConfirmed);
}

export function subscribeToQuestions(listener: () => void) {
  listeners = [...listeners, listener];
  return () => {
    listeners = listeners.filter((other) => other !== listener);
  };
}

function show(next: Asked | null) {
  asked = next;
  listeners.forEach((listener) => listener());
}
