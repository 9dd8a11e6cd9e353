import { Button, Modal, Stack, Text } from '@mantine/core';
import { LoginForm } from './login-form';
import { clearSession } from './session';
import { useSession } from './use-session';

/** Shown over the current page when the session has expired. It has no close button: sign in, or sign out. */
export function ReauthDialog() {
  const session = useSession();
  const isOpen = session.status === 'expired';

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
