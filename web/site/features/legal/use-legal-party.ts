import { useSite } from '../../site-context';
import { addressText } from '../../shared/location/address-text';
import { useTaproom } from '../../shared/location/use-taproom';
import type { LegalParty } from './legal-document';

/** The brewery as the legal texts name it, reachable in Auburn. */
export function useLegalParty(): LegalParty {
  const { brand, publicUrl } = useSite();
  const { address, email, phone } = useTaproom('auburn').taproom.contact;
  return {
    name: brand.name,
    site: new URL(publicUrl).host,
    address: addressText(address ?? ''),
    email: email ?? '',
    phone: phone ?? '',
  };
}
