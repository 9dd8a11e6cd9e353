/** The forms promise a reply within 24 hours. */
const replyTimeMs = 24 * 60 * 60 * 1000;

/** Inquiries received before this time are overdue. */
export const overdueBefore = (now: Date) => new Date(now.getTime() - replyTimeMs);
