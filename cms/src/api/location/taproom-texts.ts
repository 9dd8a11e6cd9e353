/** Writes the texts of `PUT /api/content/location/{slug}` to a taproom's record. */
import { weekdays } from '#domain/location/constants';
import type { LocationUpdate } from '#domain/location/input';
import type { Hours } from '#domain/location/location';
import { findDemoTaproom } from '#domain/taproom/demo';
import { toHours } from '#domain/taproom/format-hours';
import { parseValidHours } from '#domain/taproom/parse-valid-hours';
import type { OpeningHours } from '#domain/taproom/taproom';
import { readSetupState } from '#lib/setup/state';
import type { TaproomDocument } from '#lib/taproom/document';
import { coordinatesAt } from '#lib/taproom/coordinates';
import { toOpeningHours, toStoredHours } from '#lib/taproom/hours';
import { toTaproomDocument } from '#lib/taproom/to-document';

type HoursChanges = NonNullable<LocationUpdate['hours']>;

const closedByDefault = 'Closed';

/** The demo's taprooms have default hours (visitor-site.md §9); those of another brewery with the same slugs have none. */
async function findDefaultHours(slug: string): Promise<Hours | null> {
  const { content } = await readSetupState();
  return content === 'demo' ? (findDemoTaproom(slug)?.hours ?? null) : null;
}

/** A cleared text returns to the default; an absent one stays. */
function mergeTexts(stored: Hours, changes: HoursChanges, defaults: Hours | null): Hours {
  const merged = { ...stored };
  for (const field of [...weekdays, 'display'] as const) {
    if (changes[field] === undefined) continue;
    merged[field] = changes[field] ?? defaults?.[field] ?? (field === 'display' ? '' : closedByDefault);
  }
  return merged;
}

function applyHoursTexts(openingHours: OpeningHours, changes: HoursChanges, defaults: Hours | null): OpeningHours {
  const parsed = parseValidHours(mergeTexts(toHours(openingHours), changes, defaults));
  const next: OpeningHours = {
    ...openingHours,
    regular: { ...openingHours.regular },
    texts: { ...openingHours.texts },
  };
  for (const weekday of weekdays) {
    if (changes[weekday] === undefined) continue;
    next.regular[weekday] = parsed.regular[weekday];
    const text = parsed.texts[weekday];
    if (text === undefined) delete next.texts[weekday];
    else next.texts[weekday] = text;
  }
  if (changes.display !== undefined) next.display = parsed.display || null;
  return next;
}

export const toTaproomTexts = async (stored: TaproomDocument, { hours, contact }: LocationUpdate, now: Date) => ({
  ...(hours
    ? toStoredHours(applyHoursTexts(toOpeningHours(stored, now), hours, await findDefaultHours(stored.slug)))
    : {}),
  ...(contact ? toTaproomDocument({ contact, ...coordinatesAt(stored, contact.address) }) : {}),
});
