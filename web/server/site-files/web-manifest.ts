import type { Brand } from '@domain/settings/settings';

export const iconSizes = [180, 192, 512] as const;

export const iconUrl = (size: (typeof iconSizes)[number]) => `/icon-${size}.png`;

/** The web app manifest, for home-screen icons. */
export const formatWebManifest = ({ name, shortName, tagline }: Brand) =>
  JSON.stringify({
    name,
    short_name: shortName,
    description: tagline,
    start_url: '/',
    display: 'browser',
    background_color: '#14110f',
    theme_color: '#14110f',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      ...iconSizes.map((size) => ({ src: iconUrl(size), type: 'image/png', sizes: `${size}x${size}` })),
    ],
  });
