import { useEffect, useEffectEvent } from 'react';
import { getSession } from '../auth/session';
import { findShortcut, type ShortcutName } from './shortcuts';

type ShortcutHandlers = { onJump: () => void; onHelp: () => void };

/** Listens for the shortcuts while the component is mounted. */
export function useShortcuts({ onJump, onHelp }: ShortcutHandlers) {
  const actions: Record<ShortcutName, () => boolean> = {
    search: () => focusSearch() || openUnlessDialog(onJump),
    help: () => openUnlessDialog(onHelp),
    save: submitForm,
    jump: () => {
      if (canLeaveDialog()) onJump();
      return true;
    },
  };
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const name = findShortcut(event);
    // The re-login dialog covers the page.
    if (name && getSession().status === 'signed-in' && actions[name]()) event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, []);
}

const dialogSelector = '[role="dialog"], [role="alertdialog"]';

/** Dialogs are appended to the document in the order in which they open. */
const findTopDialog = () =>
  [...document.querySelectorAll<HTMLElement>(`:is(${dialogSelector})[aria-modal="true"]`)].at(-1);

const findScope = () => findTopDialog() ?? document.querySelector<HTMLElement>('main');

/** A question must be answered first. */
const canLeaveDialog = () => findTopDialog()?.getAttribute('role') !== 'alertdialog';

function openUnlessDialog(open: () => void) {
  if (findTopDialog()) return false;
  open();
  return true;
}

function focusSearch() {
  const field = findScope()?.querySelector<HTMLInputElement>('input[type="search"]');
  field?.focus();
  field?.select();
  return Boolean(field);
}

/** As the form's button does: it validates, and ignores a second save. */
function submitForm() {
  const form = findScope()?.querySelector('form');
  form?.requestSubmit();
  return Boolean(form);
}
