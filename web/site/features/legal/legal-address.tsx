import { emailUrl, phoneUrl } from '../../shared/location/directions';
import type { LegalParty } from './legal-document';

/** Where a person can be reached. */
export function LegalAddress({ name, address, email, phone }: Omit<LegalParty, 'site'>) {
  return (
    <address>
      {name}
      <br />
      {address}
      <br />
      <a href={emailUrl(email)}>{email}</a>
      <br />
      <a href={phoneUrl(phone)}>{phone}</a>
    </address>
  );
}
