import { Button, Group, Modal, Text } from '@mantine/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { resolveConfirm, pendingConfirm, subscribeToConfirm, type ConfirmOptions } from './confirm';

/** The one confirmation of the app: an alertdialog with the focus on Cancel; Escape cancels. */
export function ConfirmDialog() {
  const question = useSyncExternalStore(subscribeToConfirm, pendingConfirm);
  // Whoever is signed out meanwhile has not confirmed anything.
  useEffect(() => () => resolveConfirm(false), []);
  // The words stay while the dialog fades out.
  const [shown, setShown] = useState(question ?? emptyQuestion);
  if (question && question !== shown) setShown(question);
  const { title, message, confirmLabel, cancelLabel = 'Cancel', isDestructive } = shown;

  return (
    <Modal.Root opened={question !== null} onClose={() => resolveConfirm(false)} centered size="sm" zIndex={450}>
      <Modal.Overlay />
      <Modal.Content ref={asAlertDialog}>
        <Modal.Header role="none">
          <Modal.Title fw={600} lh={1.35} style={{ overflowWrap: 'anywhere' }}>
            {title}
          </Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Text size="sm" mb="lg" style={{ overflowWrap: 'anywhere' }}>
            {message}
          </Text>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" data-autofocus onClick={() => resolveConfirm(false)}>
              {cancelLabel}
            </Button>
            <Button color={isDestructive ? 'red' : undefined} onClick={() => resolveConfirm(true)}>
              {confirmLabel}
            </Button>
          </Group>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

const emptyQuestion: ConfirmOptions = { title: '', message: '', confirmLabel: '' };

/** The library's modal always calls itself a dialog. */
const asAlertDialog = (node: HTMLElement | null) => node?.setAttribute('role', 'alertdialog');
