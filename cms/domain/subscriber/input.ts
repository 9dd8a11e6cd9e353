/** `POST /api/newsletter/subscribe` and the newsletter forms. */
import * as z from 'zod';
import { sanitizeLine } from '../shared/sanitize-text';
import { emailField, honeypot, optionalText, requestBody } from '../shared/fields';
import { messages } from '../shared/messages';
import { subscriberSources, type SubscriberSource } from './constants';

const toSource = (value: unknown): SubscriberSource => {
  const text = typeof value === 'string' ? sanitizeLine(value) : value;
  if (text === undefined || text === null || text === '') return 'website';
  return subscriberSources.find((source) => source === text) ?? 'other';
};

const email = emailField({ required: messages.invalidNewsletterEmail, invalid: messages.invalidNewsletterEmail });

export const subscribeInput = requestBody({
  email,
  // Used for statistics only: an invalid source must not reject the subscription.
  source: z.unknown().optional().transform(toSource),
  website: honeypot,
});
export type SubscribeInput = z.output<typeof subscribeInput>;
export type SubscribeFormValues = z.input<typeof subscribeInput>;

/** Any other text is an unknown token. */
export const confirmSubscriptionInput = requestBody({
  token: z.string({ error: 'token is required' }).trim().min(1, 'token is required').max(500, 'token is too long'),
});

/** `POST /api/newsletter/subscribers`: staff add a person who asked for it. */
export const addSubscriberInput = requestBody({ email });

export const subscriberUpdate = requestBody({ isActive: z.boolean({ error: 'isActive must be true or false' }) });

/** Words of other newsletter programs; the first that matches counts, so that `unsubscribed` is not `subscribed`. */
const statusWords: [pattern: RegExp, status: 'Active' | 'Inactive'][] = [
  [/unsub|non.?sub|inactive|clean|bounce|opt.*out|pending|unconfirmed|removed|deleted|^(?:no|false|0)$/i, 'Inactive'],
  [/^$|active|subscribed|confirmed|opt.*in|^(?:yes|true|1)$/i, 'Active'],
];

const status = z.string({ error: 'Status must be text' }).transform((text, context) => {
  const found = statusWords.find(([pattern]) => pattern.test(text.trim()))?.[1];
  if (found === undefined) context.addIssue({ code: 'custom', message: 'Status must be Active or Inactive' });
  return found ?? z.NEVER;
});

const americanDate = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(.*)$/;
const withoutZone = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d)?$/;

/** `2026-03-01`, `2026-03-01 18:00` and `3/1/2026 18:00` are UTC; null for any other text, such as a future time. */
function toPastInstant(text: string): Date | null {
  const iso = text
    .trim()
    .replace(
      americanDate,
      (_date, month: string, day: string, year: string, rest: string) =>
        `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}${rest}`,
    );
  const time = new Date(withoutZone.test(iso) ? `${iso.replace(' ', 'T')}Z` : iso);
  return Number.isNaN(time.getTime()) || time.getTime() > Date.now() ? null : time;
}

/** A row of an imported list. */
export const importedSubscriberInput = z.object({
  email,
  source: z
    .string()
    .optional()
    .transform((text) => subscriberSources.find((source) => source === text) ?? 'other'),
  subscribedAt: z.string().default('').transform(toPastInstant),
  status: status.default('Active'),
});
export type ImportedSubscriber = z.output<typeof importedSubscriberInput>;

export const importedSubscriberUpdate = z.object({
  source: z
    .string()
    .transform((text) => subscriberSources.find((source) => source === text))
    .optional(),
  status: status.optional(),
});
export type ImportedSubscriberUpdate = z.output<typeof importedSubscriberUpdate>;

/** `consent`: where the people of an imported list agreed to be sent emails. It can be missing in a dry run. */
export const subscriberImportFields = z.object({ consent: optionalText({ label: 'Where they agreed', max: 300 }) });
