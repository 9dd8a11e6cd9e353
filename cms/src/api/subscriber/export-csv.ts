import { subscriberCsvRow } from '#domain/subscriber/csv';
import type { SubscriberCsvQuery } from '#domain/subscriber/query';
import { streamSubscribers } from './queries';
import { serializeSubscriber } from './serialize';

export async function* exportSubscribers(query: SubscriberCsvQuery): AsyncGenerator<string[]> {
  for await (const subscriber of streamSubscribers(query)) yield subscriberCsvRow(serializeSubscriber(subscriber));
}
