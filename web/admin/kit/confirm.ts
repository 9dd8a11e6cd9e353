/** Asks before something that can't be undone. `ConfirmDialog`, once in the app, shows the question. */

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

/** The usual question before a deletion. */
export const confirmDelete = (message: string, confirmLabel = 'Delete') =>
  confirm({ title: 'Please confirm', message, confirmLabel, isDestructive: true });

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
