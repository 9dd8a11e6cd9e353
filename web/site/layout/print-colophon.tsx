import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../ui/use-hydrated';
import { useTaproom } from '../shared/location/use-taproom';
import { useSite } from '../site-context';

/** On paper, in the place of header and footer: whose sheet this is and where it came from. */
export function PrintColophon() {
  const { brand, publicUrl } = useSite();
  const { pathname } = useLocation();
  // All unknown addresses share one page of the server's: which of them it is, only the browser knows.
  const path = useHydrated() ? pathname : '';
  const { address, phone } = useTaproom('auburn').taproom.contact;
  return (
    <p className="hidden border-t border-line pt-3 text-sm print:block">
      {[brand.name, address, phone, publicUrl + path].filter(Boolean).join(' · ')}
    </p>
  );
}
