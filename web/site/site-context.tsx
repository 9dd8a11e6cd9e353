import { createContext, startTransition, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { NavigationItem, PageSummary, Site, SiteSettings } from '@domain/site/schema';
import type { Words } from '@domain/site/words';
import type { TaproomSummary } from '@domain/taproom/schema';
import { get } from '../api/client';
import { WordsContext } from '../ui/use-words';

/** The site settings that pages show, besides the logo. */
export const brandSettings = [
  ...(['name', 'shortName', 'tagline', 'footerText', 'advertiserLine', 'foundedIn'] as const),
  ...(['facebook', 'instagram', 'youtube', 'untappd', 'otherNetworks', 'poweredByName', 'poweredByUrl'] as const),
] satisfies (keyof SiteSettings)[];

export type Brand = Pick<SiteSettings, (typeof brandSettings)[number] | 'logo'>;

/**
 * `isInMore`: in a menu of its own on wide screens, because the row has no room for it. `isTaprooms`: the menu of the taprooms;
 * its `href` is the page of the first one.
 */
export type HeaderItem = NavigationItem & { isInMore?: true; isTaprooms?: true };

/** What every page shows of the site (`GET /api/site`), sent to the browser with it. */
export type SiteConfig = {
  publicUrl: string;
  brand: Brand;
  /** Null: the demo program that comes with the site. */
  rewardsUrl: string | null;
  map: { tileUrl: string | null; attribution: string };
  ageGate: boolean;
  /** The zone of dates that belong to no taproom. */
  timeZone: string;
  /** The header's links, with the menu of the taprooms. */
  navigation: readonly HeaderItem[];
  /** Includes the composed pages of the footer. */
  footerLinks: readonly NavigationItem[];
  /** Changed words, by their original texts. */
  words: Words;
  /** Those of them that are parts of a status, such as `Open until`. */
  phrases: Words;
  /** Ordered; none before the first one is entered. */
  taprooms: readonly TaproomSummary[];
  /** Pages that were composed in the panel. */
  pages: readonly Pick<PageSummary, 'id' | 'path'>[];
  /** Paths of designed pages that are switched off. */
  pagesOff: readonly string[];
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

/** Staff change hours, for example to close early. A tab that stays open learns it after this time. */
const hoursMaxAgeMs = 5 * minuteMs;

type Taprooms = readonly TaproomSummary[];

/** The latest hours of the taprooms that the page has; the routes of new ones come with the next page load. */
async function updateHours(setTaprooms: (update: (shown: Taprooms) => Taprooms) => void): Promise<void> {
  const latest = (await get<{ site: Site }>('/site')).site.taprooms;
  const merge = (shown: TaproomSummary): TaproomSummary => {
    const { hours, openingHours, isComingSoon, opening } = latest.find(({ slug }) => slug === shown.slug) ?? shown;
    return { ...shown, hours, openingHours, isComingSoon, opening };
  };
  startTransition(() => setTaprooms((taprooms) => taprooms.map(merge)));
}

/** The time has a context of its own, so that each minute only the components that show it render again. */
export function SiteProvider({ config, children }: { config: SiteConfig; children: ReactNode }) {
  const [now, setNow] = useState(() => new Date(config.now));
  const [taprooms, setTaprooms] = useState(config.taprooms);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let fetchedAt = Date.now();
    // Taprooms open and close on the minute.
    const updateNow = () => {
      clearTimeout(timer);
      startTransition(() => setNow(new Date()));
      if (!document.hidden && Date.now() - fetchedAt >= hoursMaxAgeMs) {
        fetchedAt = Date.now();
        // If it fails, the next attempt is in a few minutes.
        void updateHours(setTaprooms).catch(() => undefined);
      }
      timer = setTimeout(updateNow, minuteMs - (Date.now() % minuteMs));
    };
    updateNow();
    // Browsers suspend the timers of hidden tabs.
    document.addEventListener('visibilitychange', updateNow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', updateNow);
    };
  }, []);

  const current = useMemo(() => ({ ...config, taprooms }), [config, taprooms]);

  return (
    <ConfigContext value={current}>
      <NowContext value={now}>
        <WordsContext value={config.words}>{children}</WordsContext>
      </NowContext>
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
