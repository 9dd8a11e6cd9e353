/** Applies the API's rules to every write of a document, so that the panel rejects the same input with the same messages. */
import type { Core } from '@strapi/strapi';
import { safeParseBody } from '#domain/shared/parse-input';
import { isPanelRequest } from '#lib/panel-user';
import { rejectedFields } from '#lib/parse';
import { beerUid } from '../../api/beer/document';
import { distributorUid } from '../../api/distributor/document';
import { eventUid } from '../../api/event/document';
import { inquiryUid } from '../../api/inquiry/document';
import { heroImageUid, locationUid } from '../../api/location/document';
import { redirectUid } from '../../api/redirect/document';
import { shippingStateUid } from '#lib/shipping-states';
import { subscriberUid } from '../../api/subscriber/document';
import {
  beerRules,
  distributorRules,
  eventRules,
  heroImageRules,
  inquiryRules,
  locationRules,
  redirectRules,
  type Data,
  type InputRules,
  shippingStateRules,
  subscriberRules,
} from './rules';
import { findMalformedEntries } from './values';

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
    const rules = findRules(uid);
    if (!rules) return next();
    const where = { documentId: String(Reflect.get(params, 'documentId')) };
    const stored: Data | null = action === 'create' ? null : await strapi.db.query(uid).findOne({ where });
    applyRules(data, rules, stored);
    return next();
  });
}
