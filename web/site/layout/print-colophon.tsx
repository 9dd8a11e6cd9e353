import { useLocation } from 'react-router-dom';
import { useTaproom } from '../shared/location/use-taproom';
import { useSite } from '../site-context';

/** On paper, in the place of header and footer: whose sheet this is and where it came from. */
export function PrintColophon() {
  const { brand, publicUrl } = useSite();
  const { pathname } = useLocation();
  const { address, phone } = useTaproom('auburn').taproom.contact;
  return (
    <p className="hidden border-t border-line pt-3 text-sm print:block">
      {[brand.name, address, phone, publicUrl + pathname].filter(Boolean).join(' · ')}
    </p>
  );
}
