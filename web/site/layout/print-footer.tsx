import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../ui/use-hydrated';
import { usePageTaproom } from '../shared/taproom/use-page-taproom';
import { useTaproom } from '../shared/taproom/use-taproom';
import { useFirstTaproom } from '../shared/taproom/use-taprooms';
import { useSite } from '../site-context';

/** In print, replaces header and footer: address and phone of the taproom, and the URL. */
export function PrintFooter() {
  const { brand, publicUrl } = useSite();
  const { pathname } = useLocation();
  // All unknown paths share one cached page, so the path is known only in the browser.
  const path = useHydrated() ? pathname : '';
  const first = useFirstTaproom();
  const { taproom } = useTaproom((usePageTaproom() ?? first)?.slug);
  return (
    <p className="hidden border-t border-line pt-3 text-sm print:block">
      {[brand.name, taproom?.contact.address, taproom?.contact.phone, publicUrl + path].filter(Boolean).join(' · ')}
    </p>
  );
}
