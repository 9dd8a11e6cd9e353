import { StrictMode, type ReactNode } from 'react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { SiteProvider, type SiteConfig } from '../site-context';

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
  /** The icon of the browser tab. */
  icon: { href: string; type: string };
  /** The color of the browser around the page. */
  color: string;
};

export const stateElementId = 'state';

/** Dispatched on `window` in the task that attaches React's listeners. */
export const hydrationStartEvent = 'hydration-start';

/**
 * The whole document, on the server and in the browser. Pages add their head tags from inside (seo/head.tsx). There are no
 * inline scripts, for the content security policy; scripts come last, so that styles, fonts and the first image load first.
 * React ignores the scripts at the end of the body during hydration, and keeps them when it renders the document again.
 */
function Document({ assets, scripts, children }: Pick<AppProps, 'assets' | 'scripts' | 'children'>) {
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

/**
 * The first script of a page and its serialized state, which only the server renders. When a password manager, a translator or another extension has
 * changed the page before hydration, React renders it again, and browsers refuse the script elements that React would make.
 */
export const PageScripts = ({ bootstrap, state }: { bootstrap: string; state: string }) => (
  <>
    <script id={stateElementId} type="application/json" dangerouslySetInnerHTML={{ __html: state }} />
    <script type="module" src={bootstrap} fetchPriority="low" />
  </>
);

type AppProps = {
  config: SiteConfig;
  assets: SiteAssets;
  queryClient: QueryClient;
  /** Only on the server. */
  scripts?: ReactNode;
  /** The router provider: a static one on the server. */
  children: ReactNode;
};

export function App({ config, assets, queryClient, scripts, children }: AppProps) {
  return (
    <StrictMode>
      <Document assets={assets} scripts={scripts}>
        <QueryClientProvider client={queryClient}>
          <SiteProvider config={config}>{children}</SiteProvider>
        </QueryClientProvider>
      </Document>
    </StrictMode>
  );
}
