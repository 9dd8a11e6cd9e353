import { useSite } from '../../site-context';
import { formatAddress } from '@domain/location/us-address';
import { useTaproom } from '../../shared/location/use-taproom';
import type { LegalParty } from './legal-document';

/** The brewery as named in the legal texts, with the Auburn taproom's contact details. */
export function useLegalParty(): LegalParty {
  const { brand, publicUrl } = useSite();
  const { address, email, phone } = useTaproom('auburn').taproom.contact;
  return {
    name: brand.name,
    site: new URL(publicUrl).host,
    address: formatAddress(address ?? ''),
    email: email ?? '',
    phone: phone ?? '',
  };
}
