import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react';
import type { LocationSummary as Summary } from '../shared/location/location-summary';
import { useSelectedLocation } from '../shared/location/selected-location';
import { usePageTaproom } from '../shared/taproom/use-page-taproom';
import { useTaprooms } from '../shared/taproom/use-taprooms';
import { useSite } from '../site-context';
import { HeaderLink } from './header-link';
import { toTaproomLinks } from './navigation';

const linkClass = 'w-full text-3xl leading-none';

/** Loaded with the menu instead of with every page; the links don't wait for it. */
const LocationSummary = lazy<ComponentType<ComponentProps<typeof Summary>>>(() =>
  import('../shared/location/location-summary').then(
    (module) => ({ default: module.LocationSummary }),
    () => ({ default: () => null }),
  ),
);

/** The links of the header, then open status, directions and phone of the page's or the selected taproom. */
export function MobileMenu({ id, onNavigate }: { id: string; onNavigate: () => void }) {
  const pageTaproom = usePageTaproom();
  const { navigation, taproomsLabel } = useSite();
  const taproomLinks = toTaproomLinks(useTaprooms());
  const { selected } = useSelectedLocation();
  return (
    <div
      id={id}
      className="fixed inset-x-0 top-(--header-compact) bottom-0 animate-rise overflow-y-auto overscroll-contain bg-ink px-5 pt-4 pb-10 sm:px-8"
    >
      <ul>
        {navigation.map((item) => (
          <li key={item.label + item.href} className="border-b border-line">
            <HeaderLink item={item} onClick={onNavigate} className={linkClass} />
          </li>
        ))}
      </ul>
      {taproomLinks.length > 0 && (
        <>
          <p id={`${id}-rooms`} className="mt-8 font-display text-label font-semibold text-amber uppercase">
            {taproomsLabel}
          </p>
          <ul aria-labelledby={`${id}-rooms`}>
            {taproomLinks.map((item) => (
              <li key={item.href} className="border-b border-line">
                <HeaderLink item={item} onClick={onNavigate} className={linkClass} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Suspense>
        <LocationSummary slug={pageTaproom?.slug ?? selected} className="mt-6" />
      </Suspense>
    </div>
  );
}
