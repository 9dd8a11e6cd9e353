export const inquiryKinds = ['contact', 'private-event', 'shipping-order'] as const;
export type InquiryKind = (typeof inquiryKinds)[number];

export const inquiryStatuses = ['new', 'answered', 'archived', 'spam'] as const;
export type InquiryStatus = (typeof inquiryStatuses)[number];

/** Maximum message lengths in characters. No zod import, so that a character counter does not load it. */
export const maxMessageLength = 5000;
export const maxShippingMessageLength = 1000;

/** The forms promise a reply within 24 hours. */
const replyTimeMs = 24 * 60 * 60 * 1000;

/** Inquiries received before this time are overdue. */
export const overdueBefore = (now: Date) => new Date(now.getTime() - replyTimeMs);

/** Subjects of the contact form, in form order. */
export const contactSubjects = ['Tours', 'Keg orders', 'Donations', 'Private events', 'General inquiries'] as const;
export type ContactSubject = (typeof contactSubjects)[number];
