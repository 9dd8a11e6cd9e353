const normalize = (address: string | null) =>
  (address ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** However the addresses are spaced and punctuated. */
export const isSameAddress = (one: string | null, other: string | null): boolean => normalize(one) === normalize(other);
