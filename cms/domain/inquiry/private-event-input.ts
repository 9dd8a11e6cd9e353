/** `POST /api/contact/private-event` and its form. */
import * as z from 'zod';
import { honeypot } from '../shared/honeypot';
import { messages } from '../shared/messages';
import { visitorPhone } from '../shared/phone-field';
import { sanitizeLine } from '../shared/sanitize-text';
import { defaultEventType, isEventType } from './event-type';
import { visitorEmail, visitorMessage, visitorName } from './visitor-fields';

const invalidMessage = 'Please choose a valid event type';

const eventType = z
  .string({ error: invalidMessage })
  .overwrite(sanitizeLine)
  .refine((text) => text === '' || isEventType(text), invalidMessage)
  .nullish()
  .transform((text) => text || defaultEventType);

export const privateEventInput = z.object(
  {
    name: visitorName,
    email: visitorEmail,
    phone: visitorPhone,
    message: visitorMessage,
    eventType,
    website: honeypot,
  },
  { error: messages.notAnObject },
);
export type PrivateEventInput = z.output<typeof privateEventInput>;
export type PrivateEventFormValues = z.input<typeof privateEventInput>;
