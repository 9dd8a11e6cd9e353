import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react';
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

/** What a route's loader works with. */
export type SiteContext = { queryClient: QueryClient };

const Context = createContext<Omit<SiteConfig, 'now'> | null>(null);
const NowContext = createContext<Date | null>(null);

const aMinute = 60_000;

/** The clock stands apart: each minute only what shows the time is rendered again, and whenever the browser has a moment. */
export function SiteProvider({ config, children }: { config: SiteConfig; children: ReactNode }) {
  const [now, setNow] = useState(() => new Date(config.now));

  useEffect(() => {
    const tick = () => startTransition(() => setNow(new Date()));
    tick();
    const timer = setInterval(tick, aMinute);
    return () => clearInterval(timer);
  }, []);

  return (
    <Context value={config}>
      <NowContext value={now}>{children}</NowContext>
    </Context>
  );
}

export const useSite = () => provided(use(Context), 'useSite');

/** The server's clock while the page hydrates, and the visitor's from then on, to the minute. */
export const useNow = () => provided(use(NowContext), 'useNow');

function provided<Value>(value: Value | null, hook: string): Value {
  if (!value) throw new Error(`${hook} is used outside of SiteProvider`);
  return value;
}
