import { Flex, Link, Typography } from '@strapi/design-system';
import { Widget, useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { formatSchedule, formatTaproom, type PanelEvent, selectUpcoming, upcomingEventsPath } from './upcoming';

type State = { events: PanelEvent[]; now: Date } | 'loading' | 'failed';

/** The content manager applies the permissions of the signed-in panel user. */
function useUpcomingEvents(): State {
  const { get } = useFetchClient();
  const [state, setState] = useState<State>('loading');

  useEffect(() => {
    const now = new Date();
    const controller = new AbortController();
    get<{ results: PanelEvent[] }>(upcomingEventsPath(now), { signal: controller.signal }).then(
      ({ data }) => setState({ events: selectUpcoming(data.results, now), now }),
      () => !controller.signal.aborted && setState('failed'),
    );
    return () => controller.abort();
  }, [get]);

  return state;
}

export function UpcomingEvents() {
  const state = useUpcomingEvents();
  if (state === 'loading') return <Widget.Loading />;
  if (state === 'failed') return <Widget.Error>Failed to load events.</Widget.Error>;
  if (state.events.length === 0) return <Widget.NoData>No upcoming events</Widget.NoData>;

  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
      {state.events.map((event) => (
        <li key={event.documentId}>
          <Link tag={NavLink} to={`/content-manager/collection-types/api::event.event/${event.documentId}`}>
            {event.title}
          </Link>
          <Typography tag="p" textColor="neutral600">
            {formatSchedule(event, state.now)} · {formatTaproom(event)}
          </Typography>
        </li>
      ))}
    </Flex>
  );
}
