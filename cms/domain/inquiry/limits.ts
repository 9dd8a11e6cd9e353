/** Maximum message lengths in characters. No zod import, so that a character counter does not load it. */
export const maxMessageLength = 5000;
export const maxShippingMessageLength = 1000;
