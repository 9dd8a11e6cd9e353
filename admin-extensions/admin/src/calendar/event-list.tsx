/** Events as a list: of a day in its dialog, and of the days of an agenda. */
import { Badge, Box, Button, Flex, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import type { EventStatus } from '../../../../cms/domain/event/constants';
import { formatEventTime } from '../../../../cms/domain/event/display';
import { statusLabels } from '../../../../cms/domain/event/status';
import type { CalendarEvent } from '../../../../cms/domain/panel/calendar';
import { notPublic } from '../lists/labels';
import { lookOf, StatusIcons } from './event-look';
import { nameTaproom } from './event-texts';
import type { GridContext } from './grid-context';
import { eventRecordPath } from './event-records';

const Item = styled.li<{ $status: EventStatus }>`
  display: flex;
  align-items: center;
  gap: 0.8rem;
  padding: 0.8rem 1.2rem;
  border-radius: ${({ theme }) => theme.borderRadius};
  overflow-wrap: anywhere;
  ${({ $status }) => lookOf($status)}
`;

type EventListProps = { events: readonly CalendarEvent[]; context: Pick<GridContext, 'canUpdate' | 'onMove'> };

export const EventList = ({ events, context: { canUpdate, onMove } }: EventListProps) => (
  <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
    {events.map((event) => (
      <Item key={event._id} $status={event.status}>
        <Box flex="1" minWidth={0}>
          <Link tag={NavLink} to={eventRecordPath(event._id)} className="title">
            {event.title}
          </Link>
          <Typography tag="p" variant="pi" textColor="neutral700">
            {[formatEventTime(event) ?? 'All day', nameTaproom(event.tapRoom)].join(' · ')}
          </Typography>
        </Box>
        <Flex gap={1} wrap="wrap" justifyContent="flex-end" shrink={0}>
          {event.status !== 'published' && <StatusBadge {...event} />}
          {!event.isPublic && <VisibilityBadge />}
        </Flex>
        {canUpdate && (
          <Button
            size="S"
            variant="tertiary"
            data-event={event._id}
            aria-label={`Move ${event.title}`}
            onClick={() => onMove(event)}
          >
            Move
          </Button>
        )}
      </Item>
    ))}
  </Flex>
);

const StatusBadge = ({ status }: CalendarEvent) => (
  <Badge>
    <Flex tag="span" gap={1}>
      <StatusIcons status={status} isPublic />
      {statusLabels[status]}
    </Flex>
  </Badge>
);

const VisibilityBadge = () => (
  <Badge>
    <Flex tag="span" gap={1}>
      <StatusIcons status="published" isPublic={false} />
      {notPublic}
    </Flex>
  </Badge>
);
