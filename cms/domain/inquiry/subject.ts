/** What a contact message can be about (visitor-site.md §9), in the order of the form. */
export const contactSubjects = ['Tours', 'Keg orders', 'Donations', 'Private events', 'General inquiries'] as const;
export type ContactSubject = (typeof contactSubjects)[number];
