import * as z from 'zod';
import { inquirySchema } from '../inquiry/schema';
import { emailField, requestBody } from '../shared/fields';
import { messages } from '../shared/messages';
import { instantSchema } from '../shared/response-schemas';
import { subscriberSources } from '../subscriber/constants';

const subscriptionSchema = z.object({
  source: z.enum(subscriberSources),
  isActive: z.boolean(),
  subscribedAt: instantSchema,
  /** The proof of consent. Null: added by staff. */
  consentAt: instantSchema.nullable(),
  /** The path of the page, and what its form said. Null: not subscribed on a page. */
  consentPage: z.string().nullable(),
  consentText: z.string().nullable(),
  /** Null without double opt-in. */
  confirmedAt: instantSchema.nullable(),
  unsubscribedAt: instantSchema.nullable(),
});

const pendingSubscriptionSchema = subscriptionSchema
  .pick({ source: true, consentPage: true, consentText: true })
  .extend({ consentAt: instantSchema, expiresAt: instantSchema });

/** They are not erased here: a user's account is deleted under Users, or in the panel. */
const accountKinds = ['staff', 'panel'] as const;

const counts = {
  /** Contact messages and private event inquiries. */
  messages: z.int(),
  orders: z.int(),
  /** Emails in the outbox. */
  emails: z.int(),
  /** Events whose organizer has the e-mail address. */
  events: z.int(),
  /** Deleted within the last hour, so that they can be restored. */
  deletedRecords: z.int(),
  /** Kept for a day, for repeated requests. */
  storedResponses: z.int(),
};

export const personalDataSummarySchema = z
  .object({
    email: z.string(),
    ...counts,
    subscription: subscriptionSchema.nullable(),
    pendingSubscription: pendingSubscriptionSchema.nullable(),
    accounts: z.array(z.enum(accountKinds)),
  })
  .meta({ id: 'PersonalDataSummary' });

/** Everything that is stored about one person. */
export const personalDataSchema = z
  .object({
    email: z.string(),
    exportedAt: instantSchema,
    inquiries: z.array(
      inquirySchema.omit({ emails: true, updatedAt: true }).extend({ details: z.record(z.string(), z.unknown()) }),
    ),
    subscription: subscriptionSchema.nullable(),
    pendingSubscription: pendingSubscriptionSchema.nullable(),
    emails: z.array(
      z.object({
        to: z.string(),
        subject: z.string(),
        text: z.string(),
        state: z.enum(['waiting', 'sent', 'failed']),
        createdAt: instantSchema,
        sentAt: instantSchema.nullable(),
      }),
    ),
    events: z.array(
      z.object({
        _id: z.string(),
        title: z.string(),
        organizer: z.object({ name: z.string().nullable(), email: z.string(), phone: z.string().nullable() }),
      }),
    ),
    deletedRecords: z.array(z.unknown()),
    accounts: z.array(z.object({ kind: z.enum(accountKinds), name: z.string().nullable(), email: z.string() })),
  })
  .meta({ id: 'PersonalData' });

export const eraseResultSchema = z
  .object({
    erased: z.object({ ...counts, subscription: z.boolean(), pendingSubscription: z.boolean() }),
    kept: z.object({ orders: z.int(), emails: z.int(), accounts: z.array(z.enum(accountKinds)) }),
  })
  .meta({ id: 'EraseResult' });

export type PersonalDataSummary = z.infer<typeof personalDataSummarySchema>;
export type PersonalData = z.infer<typeof personalDataSchema>;
export type EraseResult = z.infer<typeof eraseResultSchema>;

/** The calls that find, export and erase the data of one person, who is identified by an e-mail address. */

const email = emailField({ required: 'Email is required', invalid: messages.invalidNewsletterEmail });

export const personalDataInput = requestBody({ email });

export const eraseInput = requestBody({
  email,
  /** Laws on taxes and alcohol may require a brewery to keep the orders that it has shipped. */
  keepOrders: z.boolean({ error: 'keepOrders must be true or false' }).default(true),
});
export type EraseInput = z.output<typeof eraseInput>;
