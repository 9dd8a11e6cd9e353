/** The first staff accounts of the server that the tests start. */
export const staffEmail = { admin: 'ada.admin@example.com', moderator: 'max.moderator@example.com' } as const;
export const staffPassword = 'correct horse battery staple';
