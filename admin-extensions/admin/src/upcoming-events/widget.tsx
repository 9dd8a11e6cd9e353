import { Flex, Link, Typography } from '@strapi/design-system';
import { Widget, useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { type PanelEvent, nextEvents, upcomingEventsPath, when } from './upcoming';

type State = { events: PanelEvent[]; now: Date } | 'loading' | 'failed';

/** The content manager has its own permissions: what somebody may not read, this widget does not show either. */
function useUpcomingEvents(): State {
  const { get } = useFetchClient();
  const [state, setState] = useState<State>('loading');

  useEffect(() => {
    const now = new Date();
    const gone = new AbortController();
    get<{ results: PanelEvent[] }>(upcomingEventsPath(now), { signal: gone.signal }).then(
      ({ data }) => setState({ events: nextEvents(data.results, now), now }),
      () => !gone.signal.aborted && setState('failed'),
    );
    return () => gone.abort();
  }, [get]);

  return state;
}

export function UpcomingEvents() {
  const state = useUpcomingEvents();
  if (state === 'loading') return <Widget.Loading />;
  if (state === 'failed') return <Widget.Error>Failed to load the events.</Widget.Error>;
  if (state.events.length === 0) return <Widget.NoData>No upcoming events</Widget.NoData>;

  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
      {state.events.map((event) => (
        <li key={event.documentId}>
          <Link tag={NavLink} to={`/content-manager/collection-types/api::event.event/${event.documentId}`}>
            {event.title}
          </Link>
          <Typography tag="p" textColor="neutral600">
            {when(event, state.now)} · {event.tapRoom === 'All' ? 'Both taprooms' : event.tapRoom}
          </Typography>
        </li>
      ))}
    </Flex>
  );
}
