/** HTTP Strict Transport Security (RFC 6797): browsers then use https only. */
import type { Settings } from '@domain/settings/settings';
import type { RawHeaders } from './headers';

export type TransportSettings = Pick<Settings, 'publicUrl' | 'panelUrl' | 'hsts'>;

const yearSeconds = 31_536_000;

/** Of the header. `off` makes browsers forget what an earlier response has told them. */
const policies: Record<Settings['hsts'], string> = {
  on: `max-age=${yearSeconds}`,
  subdomains: `max-age=${yearSeconds}; includeSubDomains`,
  off: 'max-age=0',
};

/** The policy covers all ports of a host: a panel without https on another port could no longer be opened. */
function isHostShared({ publicUrl, panelUrl, hsts }: TransportSettings): boolean {
  const { hostname, port } = new URL(publicUrl);
  if (port !== '') return true;
  const panel = panelUrl === null ? null : new URL(panelUrl);
  if (panel?.protocol !== 'http:') return false;
  return panel.hostname === hostname || (hsts === 'subdomains' && panel.hostname.endsWith(`.${hostname}`));
}

/** Browsers ignore it on http. */
export function strictTransportSecurity(settings: TransportSettings): RawHeaders {
  if (!settings.publicUrl.startsWith('https://') || isHostShared(settings)) return [];
  return ['Strict-Transport-Security', policies[settings.hsts]];
}
