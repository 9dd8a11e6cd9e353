import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { NavigationItem, PageSummary, SiteSettings } from '@domain/site/site';
import type { TaproomSummary } from '@domain/taproom/taproom';

/** The brewery: part of the site settings. */
export type Brand = Pick<
  SiteSettings,
  | 'name'
  | 'shortName'
  | 'tagline'
  | 'footerText'
  | 'advertiserLine'
  | 'logo'
  | 'facebook'
  | 'instagram'
  | 'youtube'
  | 'untappd'
  | 'poweredByName'
  | 'poweredByUrl'
>;

/** `isInMore`: in a menu of its own on wide screens, because the row has no room for it. */
export type HeaderItem = NavigationItem & { isInMore?: true };

/** What every page shows of the site (`GET /api/site`), sent to the browser with it. */
export type SiteConfig = {
  publicUrl: string;
  brand: Brand;
  /** Null: the demo program that comes with the site. */
  rewardsUrl: string | null;
  map: { tileUrl: string | null; attribution: string };
  ageGate: boolean;
  /** For dates that belong to no taproom. */
  timeZone: string;
  /** The header's main links. */
  navigation: readonly HeaderItem[];
  /** Composed pages that the footer links to. */
  footerPages: readonly NavigationItem[];
  /** In order; none before the first one is entered. */
  taprooms: readonly TaproomSummary[];
  /** Pages that were composed in the panel. */
  pages: readonly Pick<PageSummary, 'id' | 'path'>[];
  /** Time of the render, in ISO 8601. */
  now: string;
};

/** What the routes depend on. */
export type RouteSite = Pick<SiteConfig, 'taprooms' | 'pages'>;

/** What the loaders of routes use. */
export type LoaderContext = { queryClient: QueryClient; site: RouteSite };

const ConfigContext = createContext<Omit<SiteConfig, 'now'> | null>(null);
const NowContext = createContext<Date | null>(null);

const minuteMs = 60_000;

/** The time has a context of its own, so that each minute only the components that show it render again. */
export function SiteProvider({ config, children }: { config: SiteConfig; children: ReactNode }) {
  const [now, setNow] = useState(() => new Date(config.now));

  useEffect(() => {
    const updateNow = () => startTransition(() => setNow(new Date()));
    updateNow();
    const timer = setInterval(updateNow, minuteMs);
    return () => clearInterval(timer);
  }, []);

  return (
    <ConfigContext value={config}>
      <NowContext value={now}>{children}</NowContext>
    </ConfigContext>
  );
}

export const useSite = () => required(use(ConfigContext), 'useSite');

/** The time of the render during hydration, then the browser's, to the minute. */
export const useNow = () => required(use(NowContext), 'useNow');

function required<Value>(value: Value | null, hook: string): Value {
  if (!value) throw new Error(`${hook} must be used within a SiteProvider`);
  return value;
}
