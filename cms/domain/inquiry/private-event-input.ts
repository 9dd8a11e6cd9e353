/** `POST /api/contact/private-event` and its form. */
import * as z from 'zod';
import { honeypot } from '../shared/honeypot';
import { messages } from '../shared/messages';
import { optionalNumber } from '../shared/number-field';
import { visitorPhone } from '../shared/phone-field';
import { sanitizeLine } from '../shared/sanitize-text';
import { optionalText } from '../shared/text-field';
import { defaultEventType, isEventType } from './event-type';
import { dateFromToday, visitorEmail, visitorMessage, visitorName } from './visitor-fields';

const invalidMessage = 'Please choose a valid event type';

const eventType = z
  .string({ error: invalidMessage })
  .overwrite(sanitizeLine)
  .refine((text) => text === '' || isEventType(text), invalidMessage)
  .nullish()
  .transform((text) => text || defaultEventType);

/** The largest number that makes sense to negotiate; the taproom itself holds fewer. */
const guestCount = optionalNumber({
  min: 1,
  max: 1000,
  integer: true,
  message: 'Please enter a number of guests from 1 to 1000',
});

/** `today` is the date in Pacific time; the event must not be in the past. */
export const privateEventInput = (today: string) =>
  z.object(
    {
      name: visitorName,
      email: visitorEmail,
      phone: visitorPhone,
      message: visitorMessage,
      eventType,
      /** The name of one of the taprooms; none if either will do. */
      taproom: optionalText({ label: 'Taproom', max: 100 }),
      eventDate: dateFromToday(today),
      guestCount,
      website: honeypot,
    },
    { error: messages.notAnObject },
  );
export type PrivateEventInput = z.output<ReturnType<typeof privateEventInput>>;
export type PrivateEventFormValues = z.input<ReturnType<typeof privateEventInput>>;
