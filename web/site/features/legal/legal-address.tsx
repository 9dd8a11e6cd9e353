import { phoneUrl } from '@domain/shared/phone-number';
import { emailUrl } from '../../shared/location/contact-urls';
import type { LegalParty } from './use-legal-party';

/** Contact details of the brewery, those that it has. */
export function LegalAddress({ name, address, email, phone }: Omit<LegalParty, 'site'>) {
  return (
    <address>
      {name}
      {address && (
        <>
          <br />
          {address}
        </>
      )}
      {email && (
        <>
          <br />
          <a href={emailUrl(email)}>{email}</a>
        </>
      )}
      {phone && (
        <>
          <br />
          <a href={phoneUrl(phone)}>{phone}</a>
        </>
      )}
    </address>
  );
}
