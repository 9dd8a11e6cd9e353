/** Subscribers and inquiries of the past months, created without emails. */
import { randomBytes } from 'node:crypto';
import { inquiryUid } from '../api/inquiry/document';
import { subscriberUid } from '../api/subscriber/document';
import { createMissing } from './create-missing';
import { inquiries, subscribers } from './data/audience';

const subtractDays = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

export const seedSubscribers = (now: Date) =>
  createMissing(subscribers, {
    uid: subscriberUid,
    attribute: 'email',
    key: ({ email }) => email,
    create: ({ daysAgo, ...subscriber }) =>
      strapi.documents(subscriberUid).create({
        data: {
          ...subscriber,
          subscribedAt: subtractDays(now, daysAgo),
          unsubscribeToken: randomBytes(24).toString('base64url'),
        },
      }),
  });

export const seedInquiries = (now: Date) =>
  createMissing(inquiries, {
    uid: inquiryUid,
    attribute: 'email',
    key: ({ email }) => email,
    // The Document Service would set `createdAt` to now.
    create: ({ daysAgo, ...inquiry }) =>
      strapi.db.query(inquiryUid).create({
        data: { ...inquiry, createdAt: subtractDays(now, daysAgo), updatedAt: subtractDays(now, daysAgo) },
      }),
  });
