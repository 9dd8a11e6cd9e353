import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { restoreFocusNear } from '../lib/restore-focus';

export type ConfirmOptions = {
  title: string;
  message: ReactNode;
  confirmLabel: string;
  /** Null: a message with only one button. */
  cancelLabel?: string | null;
  isDestructive?: boolean;
};

const openDialogs = '[aria-modal="true"]';

/**
 * Each open modal of Mantine closes on Escape; of several, only the top one may, which has the focus. Listeners run in the
 * order of registration: this one precedes those of the modals.
 */
window.addEventListener(
  'keydown',
  (event) => {
    const { key, isComposing, target } = event;
    if (key !== 'Escape' || isComposing || !(target instanceof Element)) return;
    // Such as an open list of options, which closes first.
    if (target.hasAttribute('data-mantine-stop-propagation')) return;
    const question = document.querySelector('[role="alertdialog"]');
    const top = question ?? target.closest(openDialogs);
    if (!top || document.querySelectorAll(openDialogs).length < 2) return;
    event.stopImmediatePropagation();
    if (question) modals.closeAll();
    else top.querySelector<HTMLElement>('.mantine-Modal-close')?.click();
  },
  { capture: true },
);

/** Resolves to true if the user confirms; Cancel, Escape and a click outside resolve to false. */
export function confirm({ title, message, confirmLabel, cancelLabel = 'Cancel', isDestructive }: ConfirmOptions) {
  return new Promise<boolean>((resolve) => {
    // Only one confirmation is open at a time: a new one cancels the previous one.
    modals.closeAll();
    // Synchronous: after an await, React would open it too late to return the focus to the opener.
    flushSync(() =>
      modals.openConfirmModal({
        title,
        children: (
          <Text component="div" style={wrapAnywhere} ref={setAlertDialogRole}>
            {message}
          </Text>
        ),
        labels: { confirm: confirmLabel, cancel: cancelLabel },
        confirmProps: { color: isDestructive ? 'red' : undefined, 'data-autofocus': cancelLabel === null },
        cancelProps: cancelLabel === null ? { display: 'none' } : { 'data-autofocus': true },
        groupProps: { gap: 'sm', mt: 'lg' },
        onConfirm: () => resolve(true),
        onClose: () => resolve(false),
        centered: true,
        size: 'sm',
        withCloseButton: false,
        // Above other dialogs, below the re-login dialog.
        zIndex: 450,
        styles: { title: { ...wrapAnywhere, lineHeight: 1.35 } },
      }),
    );
  });
}

/** Confirms a delete. If confirmed, the focus moves to a neighbor of the deleted item. */
export async function confirmDelete(name: string, message: ReactNode) {
  const button = document.activeElement;
  const isConfirmed = await confirm({ title: `Delete ${name}?`, message, confirmLabel: 'Delete', isDestructive: true });
  if (isConfirmed) restoreFocusNear(button);
  return isConfirmed;
}

const wrapAnywhere = { overflowWrap: 'anywhere' } as const;

/** Mantine's Modal has a fixed role="dialog". */
function setAlertDialogRole(node: HTMLElement | null) {
  node?.closest('[role="dialog"]')?.setAttribute('role', 'alertdialog');
}
