/** Creates the site settings from the environment at the first start. */
import type { Core } from '@strapi/strapi';
import { safeParseBody } from '#domain/shared/parse-input';
import { siteSettingsFields, siteSettingsUpdate } from '#domain/site/input';
import { pickFields, rejectedFields } from '#lib/parse';
import { readSetupState } from '#lib/setup/state';
import { toInitialData } from '#lib/site-settings/initial-data';
import { siteSettingsUid } from '#lib/site-settings/queries';

export async function createSiteSettings(strapi: Core.Strapi): Promise<void> {
  if ((await strapi.db.query(siteSettingsUid).count()) > 0) return;
  const data = toInitialData((await readSetupState()).content);
  await strapi.documents(siteSettingsUid).create({ data });
  strapi.log.info(`Created the site settings of ${data.name} from the environment`);
}

type Data = Record<string, unknown>;

const lookFields = ['palette', 'theme', 'accentColor', 'secondaryColor'] as const;

/** A color is judged by the theme that is stored, if it is not changed, too. */
async function validate(data: Data): Promise<Data> {
  const stored: Data | null = await strapi.db.query(siteSettingsUid).findOne({ select: [...lookFields] });
  const changes = pickFields(data, Object.keys(siteSettingsFields));
  const result = safeParseBody(siteSettingsUpdate, { ...(stored && pickFields(stored, [...lookFields])), ...changes });
  if (result.success) return pickFields(result.data, Object.keys(changes));
  throw rejectedFields(result.errors);
}

/** Applies the rules of the site settings to the panel: the same limits, formats and contrast as in the API. */
export function registerSiteSettingsMiddleware(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    const data: Data | undefined = uid === siteSettingsUid ? Reflect.get(params, 'data') : undefined;
    if (data && (action === 'create' || action === 'update')) {
      const { navigation: _header, footerLinks: _footer, updatedAt: _version, ...valid } = await validate(data);
      // The links keep the ids of the form.
      Object.assign(data, valid);
    }
    return next();
  });
}
