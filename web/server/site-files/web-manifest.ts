import type { SiteSettings } from '@domain/site/site';
import { iconSizes, iconUrl, vectorIconOf } from './icon-urls';

type Named = Pick<SiteSettings, 'name' | 'shortName' | 'tagline' | 'favicon'>;

const listIcons = (favicon: Named['favicon']) => {
  const vector = vectorIconOf(favicon);
  return [
    ...(vector ? [{ src: vector, type: 'image/svg+xml', sizes: 'any' }] : []),
    ...iconSizes.map((size) => ({ src: iconUrl(size, favicon), type: 'image/png', sizes: `${size}x${size}` })),
  ];
};

/** The web app manifest, for home-screen icons. */
export const formatWebManifest = ({ name, shortName, tagline, favicon }: Named) =>
  JSON.stringify({
    name,
    short_name: shortName,
    ...(tagline ? { description: tagline } : {}),
    start_url: '/',
    display: 'browser',
    background_color: '#14110f',
    theme_color: '#14110f',
    icons: listIcons(favicon),
  });

export const barManifestPath = '/bar/manifest.webmanifest';

/** Of bar mode, which can be installed. */
export const formatBarManifest = ({ name, favicon }: Named) =>
  JSON.stringify({
    id: '/bar/',
    name: `${name} Bar Mode`,
    short_name: 'Bar mode',
    description: 'Change the taps in two touches, with or without a network',
    start_url: '/bar/',
    scope: '/bar/',
    display: 'standalone',
    background_color: '#14110f',
    theme_color: '#14110f',
    icons: listIcons(favicon),
  });
