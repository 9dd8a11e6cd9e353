/** What the lists of events are searched and sorted by: texts, and times on the clock of the event's place. */
import { getLastDay } from '#domain/event/event-days';
import { toStartText } from '#domain/event/schedule';
import { toSearchText } from '#domain/shared/fold-text';
import { toSortKey } from '#domain/shared/sort-key';
import type { DerivedColumns } from '#lib/derived-columns';
import { toText } from '#lib/stored-values';
import { eventUid } from './document';
import { eventDates } from './serialize';

export const derivedEventColumns: DerivedColumns = {
  uid: eventUid,
  sources: ['title', 'description', 'location', 'startDate', 'endDate', 'startTime', 'endTime'],
  sorted: ['sort_start'],
  derive(row) {
    const title = toText(row['title']);
    const dates = eventDates(row);
    return {
      sortStart: `${toStartText(dates)} ${toSortKey(title)}`,
      lastDay: getLastDay(dates),
      searchText: toSearchText([title, toText(row['description']), toText(row['location'])]),
    };
  },
};
