/** Short messages: role="alert", visible for 8 s, longer while the pointer rests on them. */
import { Box, Group, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { notifications, Notifications, type NotificationData } from '@mantine/notifications';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import { ApiError } from '../../api/client';
import { createKey } from '../../api/send-once';
import { settleEach, type Undo } from '../api/batch';
import { describeFailures, errorMessage } from '../lib/error-message';
import { listNames, pluralize } from '../../domain/format';
import classes from './toast.module.css';
import { SmallButton } from './buttons';
import { useIsPhone } from '../hooks/use-is-phone';

const durationMs = 8_000;
const closeLabel = { closeButtonProps: { 'aria-label': 'Close message' } };

export const toast = {
  success: (message: string) =>
    notifications.show({ message, color: 'green.7', icon: <CircleCheck size={18} />, ...closeLabel }),
  error: (message: string) =>
    // Higher than other messages.
    notifications.show({ message, color: 'red', icon: <CircleAlert size={18} />, priority: 1, ...closeLabel }),
};

/** Several messages form a stack that takes little more room than one; hovering, focusing or touching it shows them all. */
export function Toasts() {
  const isPhone = useIsPhone();
  // Sign-out unmounts this component: the next user must not see the messages of the previous one.
  useEffect(
    () => () => {
      notifications.clean();
      openToasts.clear();
    },
    [],
  );
  return (
    <Notifications
      position={isPhone ? 'bottom-center' : 'top-center'}
      layout="stacked"
      limit={3}
      className={classes.toasts}
      autoClose={durationMs}
      containerWidth={380}
      pauseResetOnHover="notification"
      allowScrollDismiss={false}
      zIndex={600}
    />
  );
}

const undoMs = 10_000;

type Change = { name: string; undo: Undo };

type UndoToast = {
  message: string;
  detail?: string;
  /** Reverses the change. A rejection is shown; after a failed connection, the user can try again. */
  onUndo: () => unknown;
  /** A new toast replaces the one with the same key, such as when the same switch is used twice. */
  key?: string;
  deletions?: Change[];
};

const shortcutLabel = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘Z' : 'Ctrl+Z';

/** Open toasts by their keys. */
const openToasts = new Map<string, { id: string; deletions: Change[] }>();

/**
 * Reports a change that the user can reverse for 10 s, with the button or Ctrl+Z. It takes no focus, and stays open while
 * the pointer or the focus is on it.
 */
export function showUndoToast(options: UndoToast, label = 'Undo', color = 'green.7') {
  const { message, detail, onUndo, key, deletions = [] } = options;
  const id = createKey();
  if (key) {
    notifications.hide(openToasts.get(key)?.id ?? '');
    openToasts.set(key, { id, deletions });
  }
  let isUsed = false;
  const handleUndo = async () => {
    // The toast fades out for a moment.
    if (isUsed) return;
    isUsed = true;
    notifications.hide(id);
    try {
      await onUndo();
    } catch (error) {
      const text = errorMessage(error, 'Failed to undo. Please try again.');
      if (isRejected(error)) toast.error(text);
      else showUndoToast({ ...options, message: `Failed to undo: ${text}` }, 'Try Again', 'red');
    }
  };
  showActionToast({
    id,
    color,
    autoClose: undoMs,
    message: <UndoMessage message={message} detail={detail} label={label} onUndo={() => void handleUndo()} />,
    onClose: () => key && openToasts.get(key)?.id === id && openToasts.delete(key),
  });
}

type ActionToast = NotificationData & { id: string; autoClose: number };

/** A message with a button: it stays open while the focus is on it. */
export function showActionToast({ id, message, autoClose, ...options }: ActionToast) {
  const closeAfter = (next: number | false) => void notifications.update({ id, message, autoClose: next });
  notifications.show({
    id,
    message,
    autoClose,
    onFocusCapture: () => closeAfter(false),
    onBlurCapture: () => closeAfter(autoClose),
    ...closeLabel,
    ...options,
  });
}

type ToastTextProps = { message: string; detail?: string | undefined; children: ReactNode };

export const ToastText = ({ message, detail, children }: ToastTextProps) => (
  <Group gap="xs" justify="space-between" wrap="nowrap">
    <Box miw={0} style={{ overflowWrap: 'anywhere' }}>
      <Text>{message}</Text>
      {detail && (
        <Text c="dimmed" lineClamp={2}>
          {detail}
        </Text>
      )}
    </Box>
    {children}
  </Group>
);

const isRejected = (error: unknown) => error instanceof ApiError && error.status < 500;

/** Undoes every change of the list and names those that the server rejects. Throws if others failed, which stay in the list for another try. */
export async function undoAll(changes: Change[], failedLabel: string): Promise<void> {
  const { failed } = await settleEach(changes, ({ undo }) => undo());
  const rejected = failed.filter(({ error }) => isRejected(error));
  if (rejected.length > 0) toast.error(describeFailures(failedLabel, rejected));
  const rest = failed.filter(({ error }) => !isRejected(error));
  changes.splice(0, changes.length, ...rest.map(({ item }) => item));
  if (rest[0]) throw rest[0].error;
}

/** Quick deletions of records of one kind share a toast, whose Undo restores them all. */
export function showDeletedToast(itemName: string, added: Change[], message?: string) {
  const key = `deleted ${itemName}`;
  const deletions = [...(openToasts.get(key)?.deletions ?? []), ...added];
  showUndoToast({
    key,
    deletions,
    message: (deletions.length === 1 && message) || `${pluralize(deletions.length, itemName)} deleted`,
    detail: listNames(deletions.map(({ name }) => name)),
    onUndo: () => undoAll(deletions, 'Not restored'),
  });
}

type UndoMessageProps = Pick<UndoToast, 'message' | 'detail'> & { label: string; onUndo: () => void };

/** The latest of several undo toasts handles Ctrl+Z. */
const mounted: object[] = [];

function UndoMessage({ message, detail, label, onUndo }: UndoMessageProps) {
  const previousFocus = useRef<EventTarget | null>(null);
  const self = useRef({});
  useEffect(() => {
    const entry = self.current;
    mounted.push(entry);
    return () => void mounted.splice(mounted.indexOf(entry), 1);
  }, []);
  useWindowEvent('keydown', (event) => {
    if (!isUndoShortcut(event) || mounted.at(-1) !== self.current) return;
    event.preventDefault();
    onUndo();
  });

  const handleClick = () => {
    // The button disappears with the toast.
    focusAgain(previousFocus.current);
    onUndo();
  };
  return (
    <ToastText message={message} detail={detail}>
      <SmallButton
        flex="none"
        aria-keyshortcuts="Control+Z Meta+Z"
        rightSection={
          <span aria-hidden className={classes.shortcut}>
            {shortcutLabel}
          </span>
        }
        onFocus={({ relatedTarget }: FocusEvent) => {
          previousFocus.current = relatedTarget;
        }}
        onClick={handleClick}
      >
        {label}
      </SmallButton>
    </ToastText>
  );
}

function focusAgain(target: EventTarget | null) {
  const heading = document.querySelector<HTMLElement>('main h1');
  const element = target instanceof HTMLElement && target.isConnected ? target : heading;
  element?.focus({ preventScroll: true });
}

/** Text fields and dialogs keep their own undo. */
const ownsUndo =
  'textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], input:not([type="checkbox"], [type="radio"])';

const isUndoShortcut = ({ key, ctrlKey, metaKey, shiftKey, altKey, target, defaultPrevented }: KeyboardEvent) =>
  key.toLowerCase() === 'z' &&
  (ctrlKey || metaKey) &&
  !shiftKey &&
  !altKey &&
  !defaultPrevented &&
  !(target instanceof Element && target.closest(ownsUndo));
