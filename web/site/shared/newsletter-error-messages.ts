export const newsletterErrorMessages = {
  fallback: 'Failed to subscribe. Please try again.',
  network: 'Failed to subscribe. Please check your connection and try again.',
};
