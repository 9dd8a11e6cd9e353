import { Button, Modal, Stack, Text } from '@mantine/core';
import { LoginForm } from './login-form';
import { clearSession } from './session';
import { useSession } from './use-session';

/** Over whatever page was being worked on; it can't be closed, only signed in to or given up. */
export function ReauthDialog() {
  const session = useSession();
  const isOpen = session.status === 'ended';

  return (
    <Modal
      opened={isOpen}
      onClose={() => undefined}
      title="Please sign in again"
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      zIndex={500}
      size="sm"
      centered
      overlayProps={{ blur: 6, backgroundOpacity: 0.5 }}
    >
      {isOpen && (
        <Stack gap="sm">
          <Text size="sm">{session.reason}</Text>
          <LoginForm email={session.user.email} />
          <Button variant="subtle" color="gray.7" onClick={() => clearSession()}>
            Sign out and discard unsaved work
          </Button>
        </Stack>
      )}
    </Modal>
  );
}
