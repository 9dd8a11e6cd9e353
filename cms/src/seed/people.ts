/** Subscribers and inquiries of the months gone by. They are of the past, so nobody gets a mail. */
import { randomBytes } from 'node:crypto';
import { inquiries, subscribers } from './data/people';
import { eachMissing } from './each-missing';

const subscriberUid = 'api::subscriber.subscriber';
const inquiryUid = 'api::inquiry.inquiry';

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

export const seedSubscribers = (now: Date) =>
  eachMissing(subscribers, {
    uid: subscriberUid,
    by: 'email',
    key: ({ email }) => email,
    make: ({ daysAgo, ...subscriber }) =>
      strapi.documents(subscriberUid).create({
        data: {
          ...subscriber,
          subscribedAt: daysBefore(now, daysAgo),
          unsubscribeToken: randomBytes(24).toString('base64url'),
        },
      }),
  });

export const seedInquiries = (now: Date) =>
  eachMissing(inquiries, {
    uid: inquiryUid,
    by: 'email',
    key: ({ email }) => email,
    // Not the documents: they would say that all of them came in today.
    make: ({ daysAgo, ...inquiry }) =>
      strapi.db.query(inquiryUid).create({
        data: { ...inquiry, createdAt: daysBefore(now, daysAgo), updatedAt: daysBefore(now, daysAgo) },
      }),
  });
