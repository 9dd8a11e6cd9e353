import { StrictMode, type ReactNode } from 'react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { SiteProvider, type SiteConfig } from '../site-context';
import { Document, type SiteAssets } from './document';

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
