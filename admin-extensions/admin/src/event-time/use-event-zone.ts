/** The time zone of the event in the form: that of the chosen taproom, else the brewery's. */
import { useForm } from '@strapi/strapi/admin';
import { breweryTimeZone } from '../brewery-time';
import { useSharedRequest } from '../use-shared-request';
import { findTaproomId, type TaproomChange } from './find-taproom-id';

type Zones = {
  taprooms: { id: string; name: string; timeZone: string }[];
  /** The taproom of the stored event. */
  current: string | null;
};

export function useEventZone(): { timeZone: string; taproom: string | null } | null {
  const change = useForm<TaproomChange>('EventTime', ({ values }) => (values as { taproom?: TaproomChange }).taproom);
  const id = useForm<unknown>(
    'EventTime',
    ({ initialValues }) => (initialValues as { documentId?: unknown }).documentId,
  );
  const zones = useSharedRequest<Zones>(
    `/brewery-panel/time-zones${typeof id === 'string' ? `?event=${encodeURIComponent(id)}` : ''}`,
  );
  if (typeof zones === 'string') return null;
  const taproomId = findTaproomId(zones.current, change);
  const taproom = zones.taprooms.find((each) => each.id === taproomId);
  return { timeZone: taproom?.timeZone ?? breweryTimeZone(), taproom: taproom?.name ?? null };
}
