/** Starts the system that all journeys share; stops it after the last one. */
import { panelToken } from './panel';
import { startSystem } from './start-program';

export default async function startApp() {
  const { url, panelUrl, close } = await startSystem({ SEED: 'on' });
  Object.assign(process.env, { SITE_URL: url, PANEL_URL: panelUrl });
  await panelToken();
  return close;
}
