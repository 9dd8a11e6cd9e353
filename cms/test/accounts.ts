/** The first staff accounts of test servers. */
export const staffEmail = { admin: 'ada.admin@example.com', moderator: 'max.moderator@example.com' } as const;
export const staffPassword = 'correct horse battery staple';

/** Identifies web to the test servers. */
export const edgeSecret = 'a-secret-of-the-tests-and-the-cms-0123456789';

/** The account of Strapi's panel. */
export const panelAccount = { email: 'paula.panel@example.com', password: 'Correct-horse-battery-1' };
