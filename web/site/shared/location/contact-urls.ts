/** Directions to an address in Google Maps. */
export const directionsUrl = (address: string) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;

export const emailUrl = (email: string) => `mailto:${email}`;
