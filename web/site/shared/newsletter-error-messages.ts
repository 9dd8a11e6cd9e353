/** Of the newsletter forms (visitor-site.md §8). */
export const newsletterErrorMessages = {
  fallback: 'Failed to subscribe. Please try again.',
  network: 'Failed to subscribe. Please check your connection and try again.',
};
