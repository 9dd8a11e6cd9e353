/** All events of a day, with its opening hours. */
import { Button, Flex, LinkButton, Modal, Typography } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { Link } from 'react-router-dom';
import type { CalendarEvent } from '../../../../cms/domain/panel/calendar';
import { formatFullDate } from '../../../../cms/domain/time/format';
import { EventList } from './event-list';
import type { GridContext } from './grid-context';
import { HoursNotes } from './hours-notes';
import { newEventPath } from './event-records';

type DayDialogProps = {
  /** Null while closed. */
  date: string | null;
  events: readonly CalendarEvent[];
  context: GridContext;
  onClose: () => void;
  /** After the dialog was closed. */
  onClosed: (date: string) => void;
};

export const DayDialog = ({ date, events, context, onClose, onClosed }: DayDialogProps) => (
  <Modal.Root open={date !== null} onOpenChange={onClose}>
    {date !== null && (
      <Modal.Content onCloseAutoFocus={() => onClosed(date)}>
        <Modal.Header>
          <Modal.Title>{formatFullDate(date)}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={3}>
            <HoursNotes date={date} taprooms={context.taprooms} />
            {events.length > 0 ? (
              <EventList events={events} context={context} />
            ) : (
              <Typography textColor="neutral600">No events on this day</Typography>
            )}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Modal.Close>
            <Button variant="tertiary">Close</Button>
          </Modal.Close>
          {context.canCreate && (
            <LinkButton tag={Link} to={newEventPath(date)} startIcon={<Plus />}>
              New event on this day
            </LinkButton>
          )}
        </Modal.Footer>
      </Modal.Content>
    )}
  </Modal.Root>
);
