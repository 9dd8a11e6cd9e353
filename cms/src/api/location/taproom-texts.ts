/** Writes the texts of `PUT /api/content/location/{slug}` to a taproom's record. */
import { weekdays } from '#domain/location/constants';
import { findDefaultHours } from '#domain/location/default-content';
import type { LocationUpdate } from '#domain/location/input';
import type { Hours } from '#domain/location/location';
import { toHours } from '#domain/taproom/format-hours';
import { parseHoursTexts } from '#domain/taproom/parse-hours-texts';
import { openingHoursInput } from '#domain/taproom/opening-hours-input';
import type { OpeningHours } from '#domain/taproom/taproom';
import type { TaproomDocument } from '#lib/taproom/document';
import { coordinatesAt } from '#lib/taproom/coordinates';
import { toOpeningHours, toStoredHours } from '#lib/taproom/hours';
import { toTaproomDocument } from '#lib/taproom/to-document';

type HoursChanges = NonNullable<LocationUpdate['hours']>;

const closedByDefault = 'Closed';

/** A cleared text returns to the default; an absent one stays. */
function mergeTexts(stored: Hours, changes: HoursChanges, slug: string): Hours {
  const merged = { ...stored };
  for (const field of [...weekdays, 'display'] as const) {
    if (changes[field] === undefined) continue;
    merged[field] = changes[field] ?? findDefaultHours(slug)?.[field] ?? (field === 'display' ? '' : closedByDefault);
  }
  return merged;
}

/** Days whose text has times that the rules reject, such as overlapping ones, keep the text only. */
function findRejectedDays(openingHours: Pick<OpeningHours, 'regular'>): Set<PropertyKey | undefined> {
  const result = openingHoursInput.safeParse({ regular: openingHours.regular });
  return new Set(result.success ? [] : result.error.issues.map(({ path }) => path[1]));
}

export function applyHoursTexts(openingHours: OpeningHours, changes: HoursChanges, slug: string): OpeningHours {
  const merged = mergeTexts(toHours(openingHours), changes, slug);
  const parsed = parseHoursTexts(merged);
  const rejected = findRejectedDays(parsed);
  const next: OpeningHours = {
    ...openingHours,
    regular: { ...openingHours.regular },
    texts: { ...openingHours.texts },
  };
  for (const weekday of weekdays) {
    if (changes[weekday] === undefined) continue;
    const isRejected = rejected.has(weekday);
    next.regular[weekday] = isRejected ? [] : parsed.regular[weekday];
    const text = isRejected ? merged[weekday] : parsed.texts[weekday];
    if (text === undefined) delete next.texts[weekday];
    else next.texts[weekday] = text;
  }
  if (changes.display !== undefined) next.display = parsed.display || null;
  return next;
}

export const toTaproomTexts = (stored: TaproomDocument, { hours, contact }: LocationUpdate, now: Date) => ({
  ...(hours ? toStoredHours(applyHoursTexts(toOpeningHours(stored, now), hours, stored.slug)) : {}),
  ...(contact ? toTaproomDocument({ contact, ...coordinatesAt(stored, contact.address) }) : {}),
});
