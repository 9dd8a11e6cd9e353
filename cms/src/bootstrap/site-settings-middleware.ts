/** Applies the rules of the site settings to the panel: the same limits, formats and contrast as in the API. */
import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { safeParseBody } from '#domain/shared/parse-input';
import { siteSettingsFields, siteSettingsUpdate } from '#domain/site/input';
import { siteSettingsUid } from '#lib/site-settings/document';

type Data = Record<string, unknown>;

/** Blank fields of the panel's form. */
const blankToNull = (value: unknown) => (value === '' ? null : value);

function validate(data: Data): Data {
  const fields = Object.keys(siteSettingsFields).filter((field) => field in data);
  const result = safeParseBody(
    siteSettingsUpdate,
    Object.fromEntries(fields.map((field) => [field, blankToNull(data[field])])),
  );
  if (result.success) return result.data;
  throw new errors.ValidationError(result.errors[0]?.msg ?? '', {
    errors: result.errors.map(({ path, msg }) => ({ path: path.split('.'), message: msg, name: 'ValidationError' })),
  });
}

export function registerSiteSettingsMiddleware(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    const data: Data | undefined = uid === siteSettingsUid ? Reflect.get(params, 'data') : undefined;
    if (data && (action === 'create' || action === 'update')) {
      const { navigation: _links, updatedAt: _version, ...valid } = validate(data);
      // The links keep the ids of the form.
      Object.assign(data, valid);
    }
    return next();
  });
}
