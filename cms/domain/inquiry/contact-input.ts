/** `POST /api/contact/submit` and its form. */
import * as z from 'zod';
import { honeypot } from '../shared/honeypot';
import { messages } from '../shared/messages';
import { visitorPhone } from '../shared/phone-field';
import { sanitizeLine } from '../shared/sanitize-text';
import { contactSubjects, type ContactSubject } from './subject';
import { visitorEmail, visitorMessage, visitorName } from './visitor-fields';

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

export const contactInput = z.object(
  {
    name: visitorName,
    email: visitorEmail,
    phone: visitorPhone,
    subject,
    message: visitorMessage,
    website: honeypot,
  },
  { error: messages.notAnObject },
);
export type ContactInput = z.output<typeof contactInput>;
export type ContactFormValues = z.input<typeof contactInput>;
