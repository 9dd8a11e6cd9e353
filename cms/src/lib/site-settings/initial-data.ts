/** The first values of the site settings, from the environment. */
import type { InitialContent } from '#domain/page/initial-page';
import { readSettings, type Settings } from '#domain/settings/settings';
import { safeParseBody } from '#domain/shared/parse-input';
import { initialMailSettings, initialSiteSettings } from '#domain/site/initial-settings';
import { mapPageSettings } from '#domain/site/optional-pages';
import { siteSettingsUpdate } from '#domain/site/input';
import { required, allowNulls } from '../stored-values';
import { settingsFor } from '../setup/state';
import { repositoryDir } from '../settings';

const toInitialSettings = (settings: Settings) => ({
  ...initialSiteSettings(settings),
  ...initialMailSettings(settings),
});

/** A variable that breaks a rule of the settings, such as a name of 200 characters, gets its default. */
export function toInitialData(content: InitialContent) {
  const {
    updatedAt: _updatedAt,
    logo: _logo,
    logoOnLight: _onLight,
    favicon: _favicon,
    ...initial
  } = toInitialSettings(settingsFor(content));
  const result = safeParseBody(siteSettingsUpdate, initial);
  const invalid = new Set(result.success ? [] : result.errors.map(({ path }) => path));
  for (const field of invalid) strapi.log.warn(`The setting for the site's ${field} is invalid; using the default`);
  const defaults: Record<string, unknown> = {
    ...toInitialSettings(readSettings({ SEED: content === 'demo' ? 'on' : 'off' }, repositoryDir)),
  };
  const valid = Object.entries(initial).map(([field, value]) => [field, invalid.has(field) ? defaults[field] : value]);
  const { name, shortName, timeZone, ...optional } = siteSettingsUpdate.parse(Object.fromEntries(valid));
  return allowNulls({
    ...optional,
    name: required(name),
    shortName: required(shortName),
    timeZone: required(timeZone),
    hasAgeGate: optional.hasAgeGate ?? false,
    ...mapPageSettings((setting) => optional[setting] ?? true),
  });
}
