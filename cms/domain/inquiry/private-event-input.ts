/** `POST /api/contact/private-event` and its form. */
import * as z from 'zod';
import { honeypot } from '../http/honeypot';
import { messages } from '../http/messages';
import { visitorPhone } from '../http/phone';
import { cleanLine } from '../http/clean';
import { defaultEventType, isEventType } from './event-type';
import { visitorEmail, visitorMessage, visitorName } from './visitor-fields';

const invalidType = 'Please choose a valid event type';

const eventType = z
  .string({ error: invalidType })
  .overwrite(cleanLine)
  .refine((text) => text === '' || isEventType(text), invalidType)
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
export type PrivateEventForm = z.input<typeof privateEventInput>;
