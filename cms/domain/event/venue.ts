/** Whether an event takes place in a taproom, judged by the free text of its location. */

const taproomWords =
  /\b(tap\s?rooms?|brewery|brewhouse|beer garden|patio|courtyard|barrel room|bar|stage|deck|lawn)\b/i;

/** An empty location is the taproom; `Gold Country Fairgrounds` is another place. */
export const isTaproomVenue = (location: string | null) => !location?.trim() || taproomWords.test(location);
