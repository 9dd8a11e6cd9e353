/** Subjects of the contact form, in form order. */
export const contactSubjects = ['Tours', 'Keg orders', 'Donations', 'Private events', 'General inquiries'] as const;
export type ContactSubject = (typeof contactSubjects)[number];
