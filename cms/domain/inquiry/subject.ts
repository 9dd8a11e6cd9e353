/** Subjects of the contact form (visitor-site.md §9), in form order. */
export const contactSubjects = ['Tours', 'Keg orders', 'Donations', 'Private events', 'General inquiries'] as const;
export type ContactSubject = (typeof contactSubjects)[number];
