/** Newsletter subscribers of the past months, created without e-mails. */
import { randomBytes } from 'node:crypto';
import { subscriberUid } from '../api/subscriber/document';
import { createMissing } from './create-missing';
import { subscribers } from './data/subscribers';
import { subtractDays } from './relative-date';

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
