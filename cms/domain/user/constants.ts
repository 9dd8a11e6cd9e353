export const roles = ['admin', 'moderator'] as const;
export type Role = (typeof roles)[number];
