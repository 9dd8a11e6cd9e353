/**
 * Creates the taprooms from the locations of versions with exactly two taprooms: hours and contact from the location, what
 * was in the site's code from the demo content. Hours texts become time spans.
 */
import type { Core } from '@strapi/strapi';
import { mainWebsite, weekdays } from '#domain/location/constants';
import { fillHours } from '#domain/location/default-content';
import type { Contact, Hours } from '#domain/location/location';
import { safeParseBody } from '#domain/shared/parse-input';
import { demoTaprooms } from '#domain/taproom/demo';
import { taproomUpdate } from '#domain/taproom/input';
import { taproomLimits } from '#domain/taproom/limits';
import { parseValidHours } from '#domain/taproom/parse-valid-hours';
import type { Transaction } from '#lib/mutex';
import { moveSavedRows } from '#lib/saved-rows';
import { emptyToNull } from '#lib/stored-values';
import { taproomUid } from '#lib/taproom/document';
import { locationPopulate, locationUid } from '../../api/location/document';
import { createDemoTaproom } from '../../seed/taprooms';
import type { Step } from './step';

type DemoTaproom = (typeof demoTaprooms)[number];

type StoredLocation = {
  id: number;
  documentId: string;
  hours: Partial<Hours> | null;
  contact: Partial<Contact> | null;
  createdAt: string | Date;
  updatedAt: string | Date;
};

const findLocation = (strapi: Core.Strapi, location: string): Promise<StoredLocation | null> =>
  strapi.db.query(locationUid).findOne({ where: { location }, populate: locationPopulate });

const toContact = ({ phone, email, address }: Partial<Contact>): Contact => ({
  phone: emptyToNull(phone),
  email: emptyToNull(email),
  address: emptyToNull(address),
});

type Dates = { createdAt: unknown; updatedAt: unknown };

/** Keeps the dates of the location, so that open forms can still be saved. Strapi's queries would set `updatedAt`. */
async function keepDates(trx: Transaction, table: string, documentId: string, { createdAt, updatedAt }: Dates) {
  await trx(table).where({ document_id: documentId }).update({ created_at: createdAt, updated_at: updatedAt });
}

const rawDates = async (trx: Transaction, id: number): Promise<Dates | null> =>
  (await trx('locations').where({ id }).first({ createdAt: 'created_at', updatedAt: 'updated_at' })) ?? null;

/** The panel accepted any text: what the rules of taprooms reject would stop the start. */
function toValidHours(hours: Hours) {
  const { unreadable, texts, display, ...parsed } = parseValidHours(hours);
  const { weekdayText, display: maxDisplay } = taproomLimits;
  const shortTexts = Object.entries(texts).map(([weekday, text]) => [weekday, text.slice(0, weekdayText)]);
  const changed = weekdays.filter((day) => unreadable.includes(day) || (texts[day]?.length ?? 0) > weekdayText);
  return {
    hours: {
      ...parsed,
      texts: Object.fromEntries(shortTexts) as typeof texts,
      display: display?.slice(0, maxDisplay) ?? null,
    },
    changed: [...changed, ...(display && display.length > maxDisplay ? (['display'] as const) : [])],
  };
}

function toValidContact(contact: Contact) {
  const result = safeParseBody(taproomUpdate, { contact });
  const paths = result.success ? [] : result.errors.map(({ path }) => path);
  const dropped = (['phone', 'email', 'address'] as const).filter((field) => paths.includes(`contact.${field}`));
  return { contact: { ...contact, ...Object.fromEntries(dropped.map((field) => [field, null])) }, dropped };
}

/** Returns the texts that could not be taken over as they are. */
async function createTaproom(
  { strapi, trx }: { strapi: Core.Strapi; trx: Transaction },
  demo: DemoTaproom,
  position: number,
): Promise<string[]> {
  const stored = await findLocation(strapi, demo.slug);
  const texts = fillHours(demo.slug, stored?.hours);
  const { hours, changed } = toValidHours(texts);
  const storedContact = stored?.contact ? toContact(stored.contact) : null;
  const { contact, dropped } = storedContact ? toValidContact(storedContact) : { contact: null, dropped: [] };
  await createDemoTaproom(demo, position, {
    hours: { ...demo.openingHours, ...hours },
    ...(stored ? { documentId: stored.documentId } : {}),
    ...(contact ? { contact } : {}),
  });
  if (stored) {
    const dates = await rawDates(trx, stored.id);
    if (dates) await keepDates(trx, 'taprooms', stored.documentId, dates);
    await strapi.documents(locationUid).delete({ documentId: stored.documentId });
  }
  return [
    ...changed.map((field) => `${demo.name}, ${field}: “${texts[field]}”`),
    ...dropped.map((field) => `${demo.name}, ${field} (left out): “${storedContact?.[field]}”`),
  ];
}

const hasSameTexts = (one: object | null, two: object | null) => JSON.stringify(one) === JSON.stringify(two);

/** Removes texts of the main website that equal those of the first taproom, so that it shows the taproom's. */
async function clearRepeatedTexts({ strapi, trx }: { strapi: Core.Strapi; trx: Transaction }, first: Texts) {
  const website = await findLocation(strapi, mainWebsite);
  if (!website) return;
  const hasSameHours = hasSameTexts(fillHours(mainWebsite, website.hours), first.hours);
  const hasSameContact = hasSameTexts(website.contact && toContact(website.contact), first.contact);
  const dates = await rawDates(trx, website.id);
  const data = { ...(hasSameHours ? { hours: null } : {}), ...(hasSameContact ? { contact: null } : {}) };
  if (!hasSameHours && !hasSameContact) return;
  await strapi.documents(locationUid).update({ documentId: website.documentId, data: data as object });
  if (dates) await keepDates(trx, 'locations', website.documentId, dates);
}

type Texts = { hours: Hours; contact: Contact | null };

async function readFirstTexts(strapi: Core.Strapi): Promise<Texts> {
  const [{ slug }] = demoTaprooms;
  const stored = await findLocation(strapi, slug);
  return { hours: fillHours(slug, stored?.hours), contact: stored?.contact ? toContact(stored.contact) : null };
}

export const taprooms: Step = {
  name: 'taprooms',
  run: ({ strapi, trx }) =>
    moveSavedRows(trx, 'taprooms', async () => {
      const first = await readFirstTexts(strapi);
      const changed: string[] = [];
      for (const [position, demo] of demoTaprooms.entries()) {
        changed.push(...(await createTaproom({ strapi, trx }, demo, position)));
      }
      await clearRepeatedTexts({ strapi, trx }, first);
      const count = await strapi.db.query(taproomUid).count();
      const report = `created ${count} from the locations`;
      if (changed.length === 0) return report;
      return `${report}; hours that could not be read are kept as texts, too long ones shortened: ${changed.join(', ')}`;
    }),
};
