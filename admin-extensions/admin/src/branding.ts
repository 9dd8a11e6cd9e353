/** Shows the name and the logo of the site settings in the panel; without them, the panel's defaults remain. */

type Image = { url: string } | null;
type Settings = { name: string; shortName: string; logoOnLight: Image; favicon: Image };
type Configurations = { authLogo: string; menuLogo: string };

/** The panel is blank until the response or this timeout. */
const timeoutMs = 3000;

async function fetchSettings(): Promise<Settings | null> {
  try {
    const response = await fetch('/api/site', { signal: AbortSignal.timeout(timeoutMs) });
    return ((await response.json()) as { site: { settings: Settings } }).site.settings;
  } catch {
    return null;
  }
}

/** Sets the logos, and returns the texts of the sign-in page and the menu. */
export async function loadBranding(configurations: Configurations): Promise<Record<string, string>> {
  const settings = await fetchSettings();
  if (!settings) return {};
  const { name, shortName, logoOnLight, favicon } = settings;
  configurations.authLogo = (logoOnLight ?? favicon)?.url ?? configurations.authLogo;
  // The menu has room for a square.
  configurations.menuLogo = (favicon ?? logoOnLight)?.url ?? configurations.menuLogo;
  return { 'Auth.form.welcome.title': name, 'app.components.LeftMenu.navbrand.title': shortName };
}
