/** The period of "Recent (30 days)". */
const recentDays = 30;

export const getRecentStart = (now: Date) => new Date(now.getTime() - recentDays * 86_400_000);
