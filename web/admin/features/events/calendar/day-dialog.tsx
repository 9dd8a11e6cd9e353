import { Modal, Stack } from '@mantine/core';
import type { Event } from '@domain/event/event';
import { formatLongDate } from '@domain/time/format';
import { AddButton, DayEvents } from './day-agenda';

type DayDialogProps = {
  /** Null while closed. */
  date: string | null;
  events: readonly Event[];
  onEvent: (event: Event) => void;
  onAdd: (date: string) => void;
  onClose: () => void;
};

/** All events of a day that has more than fit into the calendar. */
export function DayDialog({ date, events, onEvent, onAdd, onClose }: DayDialogProps) {
  const handleAdd = (day: string) => {
    onClose();
    onAdd(day);
  };
  return (
    <Modal opened={date !== null} onClose={onClose} title={date && formatLongDate(date)} size="sm">
      {date && (
        <Stack gap="sm" align="flex-start">
          <DayEvents events={events} onEvent={onEvent} />
          <AddButton date={date} onAdd={handleAdd} />
        </Stack>
      )}
    </Modal>
  );
}
