/** Fields that the public forms share. */
import * as z from 'zod';
import {
  emailField,
  optionalNumber,
  tooLongMessage,
  optionalText,
  requiredText,
  visitorPhone,
  shippingPhone,
  honeypot,
  requestBody,
} from '../shared/fields';
import { sanitizeText, sanitizeLine } from '../shared/sanitize-text';
import { parsePlainDate } from '../time/plain-date';
import { maxMessageLength, contactSubjects, type ContactSubject, maxShippingMessageLength } from './constants';
import { defaultEventType, isEventType } from './event-type';

/** Required text of at least `min` characters. Missing, short and non-text values get the same message. */
const minLengthText = (
  min: number,
  message: string,
  { label, max, multiline = false }: { label: string; max: number; multiline?: boolean },
) =>
  z
    .string({ error: message })
    .overwrite(multiline ? sanitizeText : sanitizeLine)
    .min(min, message)
    .max(max, tooLongMessage(label, max));

export const visitorName = minLengthText(2, 'Name must be at least 2 characters long', { label: 'Name', max: 100 });

const invalidEmail = 'Please provide a valid email address';
export const visitorEmail = emailField({ required: 'Email is required', invalid: invalidEmail });
/** The shipping form has the same message for a missing and an invalid e-mail address. */
const shippingEmail = emailField({ required: invalidEmail, invalid: invalidEmail });

const visitorMessage = minLengthText(10, 'Message must be at least 10 characters long', {
  label: 'Message',
  max: maxMessageLength,
  multiline: true,
});

/** An optional date that is not before `today`. */
const dateFromToday = (today: string) =>
  z
    .string({ error: 'Please enter a valid date' })
    .overwrite(sanitizeLine)
    .refine((text) => text === '' || parsePlainDate(text) !== null, 'Please enter a valid date')
    .refine((text) => (parsePlainDate(text) ?? today) >= today, 'Please choose a date from today on')
    .transform((text) => parsePlainDate(text))
    .nullable()
    .optional();

const requiredMessage = 'Subject is required';

const isSubject = (text: string): text is ContactSubject => contactSubjects.some((subject) => subject === text);

const subject = z
  .string({ error: requiredMessage })
  .meta({ enum: [...contactSubjects] })
  .transform((value, context): ContactSubject => {
    const text = sanitizeLine(value);
    if (isSubject(text)) return text;
    context.addIssue({ code: 'custom', message: text ? 'Please choose a valid subject' : requiredMessage });
    return z.NEVER;
  });

/** `POST /api/contact/submit` */
export const contactInput = requestBody({
  name: visitorName,
  email: visitorEmail,
  phone: visitorPhone,
  subject,
  message: visitorMessage,
  website: honeypot,
});
export type ContactInput = z.output<typeof contactInput>;
export type ContactFormValues = z.input<typeof contactInput>;

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

/** `POST /api/contact/private-event`. `today` is the date in Pacific time; the event must not be in the past. */
export const privateEventInput = (today: string) =>
  requestBody({
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
  });
export type PrivateEventInput = z.output<ReturnType<typeof privateEventInput>>;
export type PrivateEventFormValues = z.input<ReturnType<typeof privateEventInput>>;

/** `POST /api/contact/shipping-order`. `today` is the date in Pacific time; the preferred date must not be in the past. */
export const shippingOrderInput = (today: string) =>
  requestBody({
    name: visitorName,
    email: shippingEmail,
    phone: shippingPhone,
    address: minLengthText(10, 'Please provide a complete delivery address', {
      label: 'Address',
      max: 300,
      multiline: true,
    }),
    beerSelections: minLengthText(5, 'Please specify your beer preferences', {
      label: 'Beer selections',
      max: 1000,
      multiline: true,
    }),
    quantity: requiredText({ label: 'Quantity', max: 100, required: 'Please specify quantity desired' }),
    preferredDate: dateFromToday(today),
    message: optionalText({ label: 'Message', max: maxShippingMessageLength, multiline: true }),
    website: honeypot,
  });
export type ShippingOrderInput = z.output<ReturnType<typeof shippingOrderInput>>;
export type ShippingOrderFormValues = z.input<ReturnType<typeof shippingOrderInput>>;
