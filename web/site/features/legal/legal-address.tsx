import { emailUrl, phoneUrl } from '../../shared/location/contact-urls';
import type { LegalParty } from './use-legal-party';

/** Contact details of the brewery. */
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
