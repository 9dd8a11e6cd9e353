/**
 * Creates the taprooms from the locations of versions with exactly two taprooms: hours and contact from the location, what
 * was in the site's code from the demo content. Hours texts become time spans.
 */
import type { Core } from '@strapi/strapi';
import { mainWebsite } from '#domain/location/constants';
import { fillHours } from '#domain/location/default-content';
import type { Contact, Hours } from '#domain/location/location';
import { demoTaprooms } from '#domain/taproom/demo';
import { parseHoursTexts } from '#domain/taproom/parse-hours-texts';
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

/** Returns the texts that could not be parsed. */
async function createTaproom(
  { strapi, trx }: { strapi: Core.Strapi; trx: Transaction },
  demo: DemoTaproom,
  position: number,
): Promise<string[]> {
  const stored = await findLocation(strapi, demo.slug);
  const hours = fillHours(demo.slug, stored?.hours);
  const { unreadable, ...parsed } = parseHoursTexts(hours);
  await createDemoTaproom(demo, position, {
    hours: { ...demo.openingHours, ...parsed },
    ...(stored ? { documentId: stored.documentId } : {}),
    ...(stored?.contact ? { contact: toContact(stored.contact) } : {}),
  });
  if (stored) {
    const dates = await rawDates(trx, stored.id);
    if (dates) await keepDates(trx, 'taprooms', stored.documentId, dates);
    await strapi.documents(locationUid).delete({ documentId: stored.documentId });
  }
  return unreadable.map((weekday) => `${demo.name}, ${weekday}: “${hours[weekday]}”`);
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
      const unreadable: string[] = [];
      for (const [position, demo] of demoTaprooms.entries()) {
        unreadable.push(...(await createTaproom({ strapi, trx }, demo, position)));
      }
      await clearRepeatedTexts({ strapi, trx }, first);
      const count = await strapi.db.query(taproomUid).count();
      const report = `created ${count} from the locations`;
      return unreadable.length > 0
        ? `${report}; hours that could not be read are kept as texts: ${unreadable.join(', ')}`
        : report;
    }),
};
