/** Short messages: role="alert", visible for 8 s, longer while the pointer rests on them. */
import { useMediaQuery } from '@mantine/hooks';
import { notifications, Notifications } from '@mantine/notifications';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import classes from './toast.module.css';

const durationMs = 8_000;
const closeLabel = { closeButtonProps: { 'aria-label': 'Close message' } };

export const toast = {
  success: (message: string) =>
    notifications.show({ message, color: 'green.7', icon: <CircleCheck size={18} />, ...closeLabel }),
  error: (message: string) =>
    // In front of other messages.
    notifications.show({ message, color: 'red', icon: <CircleAlert size={18} />, priority: 1, ...closeLabel }),
};

/** Several messages form a stack that takes little more room than one; hovering, focusing or touching it shows them all. */
export function Toasts() {
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  // Sign-out unmounts this component: the next user must not see the messages of the previous one.
  useEffect(() => () => notifications.clean(), []);
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
