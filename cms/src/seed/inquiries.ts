/** Inquiries of the past weeks, created without e-mails. */
import { inquiryUid } from '../api/inquiry/document';
import { createMissing } from './create-missing';
import { inquiries } from './data/inquiries';
import { subtractDays } from './relative-date';

export const seedInquiries = (now: Date) =>
  createMissing(inquiries, {
    uid: inquiryUid,
    attribute: 'email',
    key: ({ email }) => email,
    // The Document Service would set `createdAt` to now.
    create: ({ daysAgo, status, ...inquiry }) =>
      strapi.db.query(inquiryUid).create({
        data: {
          ...inquiry,
          inquiryStatus: status,
          createdAt: subtractDays(now, daysAgo),
          updatedAt: subtractDays(now, daysAgo),
        },
      }),
  });
