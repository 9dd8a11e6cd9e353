import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../ui/use-hydrated';
import { useTaproom } from '../shared/location/use-taproom';
import { useSite } from '../site-context';
import { findPageTaproom } from './navigation';

/** In print, replaces header and footer: address and phone of the taproom, and the URL. */
export function PrintFooter() {
  const { brand, publicUrl } = useSite();
  const { pathname } = useLocation();
  // All unknown paths share one cached page, so the path is known only in the browser.
  const path = useHydrated() ? pathname : '';
  const { address, phone } = useTaproom(findPageTaproom(pathname) ?? 'auburn').taproom.contact;
  return (
    <p className="hidden border-t border-line pt-3 text-sm print:block">
      {[brand.name, address, phone, publicUrl + path].filter(Boolean).join(' · ')}
    </p>
  );
}
