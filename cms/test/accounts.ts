/** The first staff accounts of the server that the tests start. */
export const staffEmail = { admin: 'ada.admin@example.com', moderator: 'max.moderator@example.com' } as const;
export const staffPassword = 'correct horse battery staple';

/** Who works in Strapi's own panel. */
export const panelAccount = { email: 'paula.panel@example.com', password: 'Correct-horse-battery-1' };
