import type { SiteSettings } from '@domain/site/site';
import { iconSizes, iconUrl, vectorIconOf } from './icon-urls';

type Named = Pick<SiteSettings, 'name' | 'shortName' | 'tagline' | 'favicon'>;

/** The web app manifest, for home-screen icons. */
export const formatWebManifest = ({ name, shortName, tagline, favicon }: Named) => {
  const vector = vectorIconOf(favicon);
  return JSON.stringify({
    name,
    short_name: shortName,
    ...(tagline ? { description: tagline } : {}),
    start_url: '/',
    display: 'browser',
    background_color: '#14110f',
    theme_color: '#14110f',
    icons: [
      ...(vector ? [{ src: vector, type: 'image/svg+xml', sizes: 'any' }] : []),
      ...iconSizes.map((size) => ({ src: iconUrl(size, favicon), type: 'image/png', sizes: `${size}x${size}` })),
    ],
  });
};
