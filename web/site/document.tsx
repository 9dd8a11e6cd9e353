import type { ReactNode } from 'react';

/** Where the built (or, while developing, the served) files of the site are. */
export type SiteAssets = {
  /** The first script (site/start.ts): it fetches the others when the page is painted. */
  start: string;
  /** The script that brings the page to life. */
  entry: string;
  /** Modules that this very page needs besides, so that they are asked for together. */
  modules: string[];
  styles: string[];
  fonts: string[];
};

export const stateElementId = 'state';

type DocumentProps = { assets: SiteAssets; themeColor?: string; state: string; children: ReactNode };

/**
 * The whole document, on the server and in the browser; pages add their head tags from within. No inline script runs.
 * Scripts come last: the page is readable without them, and a slow line has styles, fonts and the first picture to carry.
 */
export function Document({ assets, themeColor = '#14110f', state, children }: DocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColor} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/site.webmanifest" />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="default" />
        ))}
      </head>
      <body>
        {children}
        <script
          id={stateElementId}
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: state }}
        />
        <script type="module" src={assets.start} fetchPriority="low" />
      </body>
    </html>
  );
}
