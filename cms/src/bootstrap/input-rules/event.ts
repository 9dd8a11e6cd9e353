import { eventInput, eventUpdate, type EventUpdate } from '#domain/event/input';
import { pickFields } from '#lib/form-data';
import { eventAttendance, eventDates, toEventDocument } from '../../api/event/document';
import { groupPaths, pickGroup, type Data, type InputRules } from './rules';

const organizer = { name: 'organizerName', email: 'organizerEmail', phone: 'organizerPhone' };
const socialLinks = { facebook: 'facebook', instagram: 'instagram', website: 'website' };

const names = [
  'title',
  'description',
  'category',
  'location',
  'startDate',
  'endDate',
  'startTime',
  'endTime',
  'maxAttendees',
  'currentAttendees',
  'ticketPrice',
  'ticketUrl',
  'tags',
  'isPublic',
  'isFeatured',
];

/** The panel's times include seconds. */
const toClockTimes = (input: Data): Data =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      name.endsWith('Time') && typeof value === 'string' ? value.slice(0, 5) : value,
    ]),
  );

export const eventRules: InputRules = {
  toInput: (data) => ({
    ...toClockTimes(pickFields(data, names)),
    ...(data['eventStatus'] === undefined ? {} : { status: data['eventStatus'] }),
    ...pickGroup(data, 'organizer', organizer),
    ...pickGroup(data, 'socialLinks', socialLinks),
  }),
  schema: (stored) => (stored ? eventUpdate({ ...eventDates(stored), ...eventAttendance(stored) }) : eventInput),
  toAttributes(input) {
    // The taproom is a relation, which Strapi checks.
    const { tapRoom: _tapRoom, ...attributes } = toEventDocument(input as EventUpdate);
    return attributes;
  },
  attributePaths: {
    status: 'eventStatus',
    ...groupPaths('organizer', organizer),
    ...groupPaths('socialLinks', socialLinks),
  },
};
