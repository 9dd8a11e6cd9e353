/** "Alerts" of the specification: role="alert", on screen for 8 s and for as long as the pointer rests on them. */
import { notifications, Notifications } from '@mantine/notifications';
import { CircleAlert, CircleCheck } from 'lucide-react';
import classes from './toast.module.css';

const duration = 8_000;
const withCloseName = { closeButtonProps: { 'aria-label': 'Close message' } };

export const toast = {
  success: (message: string) =>
    notifications.show({ message, color: 'green.7', icon: <CircleCheck size={18} />, ...withCloseName }),
  error: (message: string) =>
    notifications.show({ message, color: 'red', icon: <CircleAlert size={18} />, ...withCloseName }),
};

export function Toasts() {
  return (
    <Notifications
      position="top-right"
      className={classes.toasts}
      autoClose={duration}
      containerWidth={380}
      pauseResetOnHover="notification"
      allowScrollDismiss={false}
      zIndex={600}
    />
  );
}
