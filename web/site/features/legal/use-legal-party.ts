import { useSite } from '../../site-context';
import { formatAddress } from '@domain/location/us-address';
import { useTaproom } from '../../shared/taproom/use-taproom';
import { useFirstTaproom } from '../../shared/taproom/use-taprooms';

export type LegalParty = { name: string; site: string; address: string; email: string; phone: string };

/** The brewery as named in the legal texts, with the first taproom's contact details. */
export function useLegalParty(): LegalParty {
  const { brand, publicUrl } = useSite();
  const { taproom } = useTaproom(useFirstTaproom()?.slug);
  const { address, email, phone } = taproom?.contact ?? {};
  return {
    name: brand.name,
    site: new URL(publicUrl).host,
    address: formatAddress(address ?? ''),
    email: email ?? '',
    phone: phone ?? '',
  };
}
