import type { ReactNode } from 'react';

/** URLs of the files that a page needs. */
export type SiteAssets = {
  /** The first script (boot/bootstrap.ts), which imports the others after the first paint. */
  bootstrap: string;
  /** The script that hydrates the page (boot/entry-client.tsx). */
  entry: string;
  /** What the entry and this page import, to be preloaded together. */
  modules: string[];
  styles: string[];
  fonts: string[];
  /** Of the browser tab. */
  icon: { href: string; type: string };
  /** Of the browser around the page. */
  color: string;
};

export const stateElementId = 'state';

/** Dispatched on `window` in the task that attaches React's listeners. */
export const hydrationStartEvent = 'hydration-start';

type DocumentProps = {
  assets: SiteAssets;
  /** Only on the server. */
  scripts?: ReactNode;
  children: ReactNode;
};

/**
 * The whole document, on the server and in the browser. Pages add their head tags from inside (seo/head.tsx). There are no
 * inline scripts, for the content security policy; scripts come last, so that styles, fonts and the first image load first.
 * React ignores the scripts at the end of the body during hydration, and keeps them when it renders the document again.
 */
export function Document({ assets, scripts, children }: DocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={assets.color} />
        <link rel="icon" {...assets.icon} />
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
        {scripts}
      </body>
    </html>
  );
}
