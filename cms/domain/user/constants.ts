export const roles = ['admin', 'moderator', 'bartender'] as const;
export type Role = (typeof roles)[number];
