import { useSearchParams } from 'react-router-dom';
import { eventTypeOptions, type EventType } from '@domain/inquiry/event-type';

/** The event type of the link that opened the page (`/contact?type=wedding`); null without a known one. */
export function useEventTypeParam(): EventType | null {
  const [params] = useSearchParams();
  const type = params.get('type');
  return eventTypeOptions.find(({ value }) => value === type)?.value ?? null;
}
