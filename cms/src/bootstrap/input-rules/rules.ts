/** How the API's rules apply to the attributes of a content type. */
import * as z from 'zod';
import { beerFields, beerInput, beerUpdate, type BeerUpdate } from '#domain/beer/input';
import { distributorInput, distributorUpdate, type DistributorUpdate } from '#domain/distributor/input';
import { eventFields, eventInput, eventUpdate, type EventUpdate } from '#domain/event/input';
import { maxMessageLength } from '#domain/inquiry/constants';
import { visitorEmail, visitorName } from '#domain/inquiry/visitor-input';
import { locationUpdate } from '#domain/location/input';
import { redirectInput } from '#domain/redirect/staff-redirect';
import { emailField, optionalText, visitorPhone } from '#domain/shared/fields';
import { messages } from '#domain/shared/messages';
import { getStateName } from '#domain/distributor/us-states';
import { shippingStateFields, shippingStateInput, shippingStateUpdate } from '#domain/shipping/schema';
import { blankToNull, pickFields, rejectedFields } from '#lib/parse';
import { toBeerDocument, beerUid } from '../../api/beer/document';
import {
  toCoordinates,
  toDistributorDocument,
  type DistributorDocument,
  distributorUid,
} from '../../api/distributor/distributors';
import { eventAttendance, eventDates, toEventDocument, eventUid } from '../../api/event/document';
import type { Core } from '@strapi/strapi';
import { safeParseBody } from '#domain/shared/parse-input';
import { isPanelRequest } from '#lib/panel-user';
import { inquiryUid } from '../../api/inquiry/queries';
import { heroImageUid, locationUid } from '../../api/location/content';
import { redirectUid } from '../../api/redirect/redirects';
import { shippingStateUid } from '#lib/shipping-states';
import { subscriberUid } from '../../api/subscriber/document';
import { findDeletedFiles, findMalformedEntries, type Data } from './values';

type InputRules = {
  /** The attributes as the API's input. Absent ones stay absent. */
  toInput: (data: Data) => Data;
  /** `stored` is the document before an update; null for a new one. */
  schema: (stored: Data | null) => z.ZodType<Data>;
  /** The attributes of valid input as the API stores them; by default, the form's values are stored. */
  toAttributes?: (input: Data) => Data;
  /** Paths of the input whose attribute has another name. */
  attributePaths?: Record<string, string>;
};

/** A group of the input, such as `pricing`; absent if all its attributes are. */
function pickGroup(data: Data, name: string, attributes: Record<string, string>): Data {
  const present = Object.entries(attributes).filter(([, attribute]) => data[attribute] !== undefined);
  const group = Object.fromEntries(present.map(([key, attribute]) => [key, blankToNull(data[attribute])]));
  return present.length > 0 ? { [name]: group } : {};
}

const groupPaths = (name: string, attributes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([key, attribute]) => [`${name}.${key}`, attribute]));

const prices = { retail: 'retailPrice', wholesale: 'wholesalePrice' };

/** Names of fields that are attributes, too. */
const namesOf = (fields: object, others: string[]) => Object.keys(fields).filter((name) => !others.includes(name));

const beerNames = namesOf(beerFields, ['slug', 'images', 'updatedAt']);

const beerRules: InputRules = {
  toInput: (data) => ({ ...pickFields(data, beerNames), ...pickGroup(data, 'pricing', prices) }),
  schema: (stored) => (stored ? beerUpdate : beerInput),
  toAttributes: (input) => toBeerDocument(input as BeerUpdate),
  attributePaths: groupPaths('pricing', prices),
};

const coordinates = { lat: 'latitude', lng: 'longitude' };

const distributorRules: InputRules = {
  toInput: (data) => ({
    ...pickFields(data, ['name', 'kind', 'address', 'phone', 'country', 'region']),
    ...pickGroup(data, 'coordinates', coordinates),
  }),
  schema(stored) {
    const distributor = stored as DistributorDocument | null;
    return distributor
      ? distributorUpdate({ ...distributor, coordinates: toCoordinates(distributor) })
      : distributorInput;
  },
  toAttributes: (input) => toDistributorDocument(input as DistributorUpdate),
  attributePaths: { coordinates: 'latitude', ...groupPaths('coordinates', coordinates) },
};

const organizer = { name: 'organizerName', email: 'organizerEmail', phone: 'organizerPhone' };
const socialLinks = { facebook: 'facebook', instagram: 'instagram', website: 'website' };

const eventNames = namesOf(eventFields, ['images', 'updatedAt']);

/** The panel's times include seconds. */
const toClockTimes = (input: Data): Data =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      name.endsWith('Time') && typeof value === 'string' ? value.slice(0, 5) : value,
    ]),
  );

const eventRules: InputRules = {
  toInput: (data) => ({
    ...toClockTimes(pickFields(data, eventNames)),
    ...(data['eventStatus'] === undefined ? {} : { status: data['eventStatus'] }),
    ...pickGroup(data, 'organizer', organizer),
    ...pickGroup(data, 'socialLinks', socialLinks),
  }),
  schema: (stored) => (stored ? eventUpdate({ ...eventDates(stored), ...eventAttendance(stored) }) : eventInput),
  // The taproom is a relation, which Strapi checks.
  toAttributes: (input) => toEventDocument(input as EventUpdate),
  attributePaths: {
    status: 'eventStatus',
    ...groupPaths('organizer', organizer),
    ...groupPaths('socialLinks', socialLinks),
  },
};

const heroImageInput = z.object({ alt: optionalText({ label: 'Alt text', max: 300 }) });

const heroImageRules: InputRules = {
  toInput: (data) => pickFields(data, ['alt']),
  schema: () => heroImageInput,
  toAttributes: (fields) => fields,
};

const detailsMessage = 'Please enter names and texts, such as {"subject": "Tours"}';

const isDetails = (value: unknown) =>
  value === null ||
  (typeof value === 'object' &&
    !Array.isArray(value) &&
    Object.values(value).every((text) => typeof text === 'string' && text.length <= maxMessageLength));

const inquiryInput = z.object({
  name: visitorName,
  email: visitorEmail,
  phone: visitorPhone,
  message: optionalText({ label: 'Message', max: maxMessageLength, multiline: true }),
  // All its errors are at the one field of the form.
  details: z.custom(isDetails, detailsMessage).optional(),
});

const inquiryChanges = inquiryInput.partial();

const inquiryRules: InputRules = {
  toInput: (data) => pickFields(data, Object.keys(inquiryInput.shape)),
  schema: (stored) => (stored ? inquiryChanges : inquiryInput),
  toAttributes: ({ details: _details, ...fields }) => fields,
};

const locationRules: InputRules = {
  toInput: (data) => pickFields(data, ['hours', 'contact']),
  schema: () => locationUpdate,
};

/** Only checks that both are present: `api/redirect/redirects` validates them, together with the other records. */
const redirectRules: InputRules = {
  toInput: (data) => pickFields(data, ['from', 'to']),
  schema: (stored) => (stored ? redirectInput.partial() : redirectInput),
};

const shippingStateRules: InputRules = {
  toInput: (data) => pickFields(data, Object.keys(shippingStateFields)),
  schema: (stored) => (stored ? shippingStateUpdate : shippingStateInput),
  // The name follows the code.
  toAttributes: ({ state, ...input }) => ({ ...input, state: getStateName(String(input['code'])) ?? state }),
};

const invalid = messages.invalidNewsletterEmail;
const subscriberInput = z.object({ email: emailField({ required: invalid, invalid }) });

const subscriberRules: InputRules = {
  toInput: (data) => pickFields(data, ['email']),
  schema: (stored) => (stored ? subscriberInput.partial() : subscriberInput),
  toAttributes: (fields) => fields,
};

const rulesByType: Record<string, InputRules> = {
  [beerUid]: beerRules,
  [eventUid]: eventRules,
  [distributorUid]: distributorRules,
  [shippingStateUid]: shippingStateRules,
};

/** Rules that only the panel needs: other writes of these types are checked before, or come with the site. */
const panelRulesByType: Record<string, InputRules> = {
  [heroImageUid]: heroImageRules,
  [inquiryUid]: inquiryRules,
  [locationUid]: locationRules,
  [redirectUid]: redirectRules,
  [subscriberUid]: subscriberRules,
};

const findRules = (uid: string) => rulesByType[uid] ?? (isPanelRequest() ? panelRulesByType[uid] : undefined);

/** Lists of components keep the ids of their entries in the form. */
const isComponentList = (value: unknown) => Array.isArray(value) && value.some((entry) => typeof entry === 'object');

/** Throws if the data are invalid; otherwise stores texts and numbers as the API does. */
function applyRules(data: Data, { toInput, schema, toAttributes, attributePaths }: InputRules, stored: Data | null) {
  const result = safeParseBody(schema(stored), toInput(data));
  if (!result.success) {
    throw rejectedFields(result.errors.map(({ path, msg }) => ({ path: attributePaths?.[path] ?? path, msg })));
  }
  for (const [name, value] of Object.entries(toAttributes?.(result.data) ?? {})) {
    if (data[name] !== undefined && !isComponentList(value)) data[name] = value;
  }
}

export function registerInputRules(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params, contentType }, next) => {
    const data: Data | undefined = Reflect.get(params, 'data');
    if (!data || !['create', 'update', 'clone'].includes(action)) return next();
    const malformed = findMalformedEntries(strapi.components, contentType.attributes, data);
    if (malformed.length > 0) throw rejectedFields(malformed);
    const deleted = await findDeletedFiles(strapi, contentType.attributes, data);
    if (deleted.length > 0) throw rejectedFields(deleted);
    const rules = findRules(uid);
    if (!rules) return next();
    const where = { documentId: String(Reflect.get(params, 'documentId')) };
    const stored: Data | null = action === 'create' ? null : await strapi.db.query(uid).findOne({ where });
    applyRules(data, rules, stored);
    return next();
  });
}
