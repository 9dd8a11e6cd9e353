/** Whether a time zone has an IANA name that this system knows, such as `America/Los_Angeles`. Not for hydration: uses `Intl`. */
export const isTimeZone = (name: string): boolean => {
  // Also valid for Intl, but without daylight time or a place: `+05:00`, `EST`.
  if (!/^[A-Za-z_]+\/[A-Za-z0-9_+/-]+$/.test(name) && name !== 'UTC') return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
};
