import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Event } from '@domain/event/event';
import { useEffect, useEffectEvent } from 'react';
import { eventQueries } from '../../api/events';
import { snapshotOptions } from '../../api/query-options';
import { Loading } from '../../components/query-state';
import { RecordError } from '../../components/record-error';

type LinkedEventProps = { id: string; onLoad: (event: Event) => void; onClose: () => void };

/** Loads the event of a route with an id, then passes it to `onLoad`, which opens its form. */
export function LinkedEvent({ id, onLoad, onClose }: LinkedEventProps) {
  const query = useQuery({ ...eventQueries.byId(id), ...snapshotOptions });
  const { data: event } = query;
  const handleLoad = useEffectEvent(onLoad);
  const loadedId = event?._id;
  useEffect(() => {
    if (event) handleLoad(event);
    // oxlint-disable-next-line react/exhaustive-deps -- a refetch must not open the form again
  }, [loadedId]);

  return (
    <Modal opened={!event} onClose={onClose} title="Edit Event">
      {query.isError ? (
        <RecordError query={query} itemName="event" leaveLabel="Show all events" onLeave={onClose} />
      ) : (
        <Loading rows={3} />
      )}
    </Modal>
  );
}
