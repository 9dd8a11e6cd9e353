import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { Brand } from '@domain/settings/settings';

/** What the installation decides and every component may ask for; it travels with the page. */
export type SiteConfig = {
  publicUrl: string;
  brand: Brand;
  /** None: the demo programme that comes with the site. */
  rewardsUrl: string | null;
  map: { tileUrl: string | null; attribution: string };
  ageGate: boolean;
  /** The instant at which the page was rendered, in ISO 8601. */
  now: string;
};

export type Site = Omit<SiteConfig, 'now'> & { now: Date };

/** What a route's loader works with. */
export type SiteContext = { queryClient: QueryClient };

const Context = createContext<Site | null>(null);

const aMinute = 60_000;

/** `now` is the server's while the page hydrates, and the visitor's clock from then on, to the minute. */
export function SiteProvider({ config, children }: { config: SiteConfig; children: ReactNode }) {
  const [now, setNow] = useState(() => new Date(config.now));

  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, aMinute);
    return () => clearInterval(timer);
  }, []);

  return <Context value={{ ...config, now }}>{children}</Context>;
}

export function useSite(): Site {
  const site = use(Context);
  if (!site) throw new Error('useSite is used outside of SiteProvider');
  return site;
}
