import type { Event } from '@domain/event/event';

type WithId = Pick<Event, '_id'>;

export const cardTitleId = ({ _id }: WithId) => `event-${_id}-title`;
export const cardDateId = ({ _id }: WithId) => `event-${_id}-date`;

/** `aria-labelledby` of a card: title and date, because a weekly event is in the list several times. */
export const cardLabelledBy = (event: WithId) => `${cardTitleId(event)} ${cardDateId(event)}`;
