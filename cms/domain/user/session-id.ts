/** This file has no dependency on zod: bar mode's service worker uses it. */

/** A session ends this long after the sign-in, however much it is used. */
export const sessionHours = 12;

/** Names the session that a request is meant for: its id, which can only end it. */
export const sessionIdHeader = 'Session-Id';

/** `Session-Use: background`: a request that no user has caused, such as a poll, does not keep the session from idling. Writes always do. */
export const sessionUseHeader = 'Session-Use';
export const backgroundUse = 'background';
