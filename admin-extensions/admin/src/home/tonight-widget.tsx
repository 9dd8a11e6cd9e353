/** Tonight: the hours of each taproom and its events; then the next events. */
import { Badge, Box, Flex, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import type { HomeEvent, HomeSections, HomeTaproom } from '../../../../cms/domain/panel/home';
import { eventUid } from '../calendar/event-records';
import { ChoiceCell } from '../columns/cells';
import { allTaprooms, notPublic } from '../lists/labels';
import { recordPath } from '../lists/list-path';
import { Entry, List, Subheading, MutedText, Section } from './section';

const EventEntry = ({ event }: { event: HomeEvent }) => (
  <Entry
    to={recordPath(eventUid, event.id)}
    title={event.title}
    badge={
      <>
        {event.status !== 'published' && <ChoiceCell value={event.status} />}
        {!event.isPublic && <Badge>{notPublic}</Badge>}
      </>
    }
    text={[event.when ?? 'No time', event.taproom ?? allTaprooms].join(' · ')}
  />
);

const statusColors: Record<HomeTaproom['kind'], string> = {
  open: 'success500',
  closed: 'neutral400',
  'coming-soon': 'neutral400',
  unknown: 'warning500',
};

const TaproomLine = ({ taproom }: { taproom: HomeTaproom }) => (
  <Flex tag="li" gap={2} alignItems="baseline">
    <Box
      aria-hidden
      shrink={0}
      background={statusColors[taproom.kind]}
      style={{ width: 8, height: 8, borderRadius: '50%', transform: 'translateY(-1px)' }}
    />
    <Typography variant="pi">
      <Typography variant="pi" fontWeight="bold">
        {taproom.name}
      </Typography>{' '}
      {taproom.status}
    </Typography>
  </Flex>
);

function Content({ taprooms, tonight, upcoming }: HomeSections['events']) {
  if (taprooms?.length === 0 && tonight.length === 0 && upcoming.length === 0) {
    return <Widget.NoData>No taprooms and no events yet</Widget.NoData>;
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={5}>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Subheading>Tonight</Subheading>
        {taprooms && taprooms.length > 0 && (
          <Flex tag="ul" direction="column" alignItems="stretch" gap={1} aria-label="Today’s opening hours">
            {taprooms.map((taproom) => (
              <TaproomLine key={taproom.id} taproom={taproom} />
            ))}
          </Flex>
        )}
        {tonight.length > 0 ? (
          <List label="Events tonight">
            {tonight.map((event) => (
              <EventEntry key={event.id} event={event} />
            ))}
          </List>
        ) : (
          <MutedText>No events tonight</MutedText>
        )}
      </Flex>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Subheading>Upcoming</Subheading>
        {upcoming.length > 0 ? (
          <List label="Upcoming events">
            {upcoming.map((event) => (
              <EventEntry key={event.id} event={event} />
            ))}
          </List>
        ) : (
          <MutedText>No upcoming events</MutedText>
        )}
      </Flex>
    </Flex>
  );
}

export const TonightWidget = () => <Section name="events">{(events) => <Content {...events} />}</Section>;
