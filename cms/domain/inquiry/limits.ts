/** Maximum message lengths in characters. Without zod, so that a counter beside the field can import them. */
export const maxMessageLength = 5000;
export const maxShippingMessageLength = 1000;
