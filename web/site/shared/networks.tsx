/** The brewery's pages in social networks. */
import blueskyUrl from '../assets/networks/bluesky.svg?no-inline';
import linkUrl from '../assets/networks/link.svg?no-inline';
import mastodonUrl from '../assets/networks/mastodon.svg?no-inline';
import threadsUrl from '../assets/networks/threads.svg?no-inline';
import tiktokUrl from '../assets/networks/tiktok.svg?no-inline';
import xUrl from '../assets/networks/x.svg?no-inline';
import { BrandIcon, type Network } from '../../ui/icons';
import type { Brand } from '../site-context';

const known: [host: RegExp, name: string, iconUrl: string][] = [
  [/tiktok\.com$/, 'TikTok', tiktokUrl],
  [/bsky\.app$/, 'Bluesky', blueskyUrl],
  [/threads\.\w+$/, 'Threads', threadsUrl],
  [/\b(x|twitter)\.com$/, 'X', xUrl],
];

type OtherNetwork = { href: string; name: string; iconUrl: string };

/** Profiles of Mastodon, whose servers have any host, have paths such as `/@brewery`. */
function toNetwork(href: string): OtherNetwork {
  const { hostname, pathname } = new URL(href);
  const [, name, iconUrl] =
    known.find(([host]) => host.test(hostname)) ??
    (/^\/@[^/]+\/?$/.test(pathname)
      ? [null, `Mastodon, ${hostname}`, mastodonUrl]
      : [null, hostname.replace('www.', ''), linkUrl]);
  return { href, name, iconUrl };
}

export const listOtherNetworks = ({ otherNetworks }: Pick<Brand, 'otherNetworks'>): OtherNetwork[] =>
  otherNetworks?.split(' ').map(toNetwork) ?? [];

/** Uses the color of the text. */
const NetworkIcon = ({ iconUrl, className }: { iconUrl: string; className: string }) => (
  <span
    aria-hidden
    className={`bg-current ${className}`}
    style={{ mask: `url(${iconUrl}) center / contain no-repeat` }}
  />
);

const names: Record<Network, string> = { facebook: 'Facebook', instagram: 'Instagram', youtube: 'YouTube' };

/** Those that the brewery has; first those whose icons are in the first script. */
export const listNetworks = (brand: Brand, iconClass: string, more: readonly OtherNetwork[] = []) => [
  ...(Object.keys(names) as Network[]).flatMap((network) =>
    brand[network]
      ? [{ href: brand[network], name: names[network], icon: <BrandIcon network={network} className={iconClass} /> }]
      : [],
  ),
  ...[...more, ...listOtherNetworks(brand)].map(({ href, name, iconUrl }) => ({
    href,
    name,
    icon: <NetworkIcon iconUrl={iconUrl} className={iconClass} />,
  })),
];
