import { StrictMode, type ReactNode } from 'react';
import { QueryClientProvider, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import type { HydrationState } from 'react-router-dom';
import type { ZoneOffsets } from '@domain/time/zone-offsets';
import { Document, type SiteAssets } from './document';
import { SiteProvider, type SiteConfig } from './site-context';

/** All that travels from the server to the browser besides the page itself. */
export type PageState = {
  site: SiteConfig;
  /** Auburn's clock, so that the browser need not ask its own tables. */
  clock: ZoneOffsets;
  assets: SiteAssets;
  queries: DehydratedState;
  router: HydrationState;
};

type AppProps = {
  config: SiteConfig;
  assets: SiteAssets;
  queryClient: QueryClient;
  /** The page's state exactly as it was written, so that both sides render the same. */
  state: string;
  /** The router: a static one on the server, a living one in the browser. */
  children: ReactNode;
};

export function App({ config, assets, queryClient, state, children }: AppProps) {
  return (
    <StrictMode>
      <Document assets={assets} state={state}>
        <QueryClientProvider client={queryClient}>
          <SiteProvider config={config}>{children}</SiteProvider>
        </QueryClientProvider>
      </Document>
    </StrictMode>
  );
}
