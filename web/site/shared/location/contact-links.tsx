import type { LucideIcon } from 'lucide-react';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import type { Contact } from '@domain/location/schema';
import { phoneUrl } from '@domain/shared/phone-number';
import { formatAddress } from '../../../domain/us-address';
import { SmartLink } from '../../../ui/smart-link';
import { directionsUrl, emailUrl } from './contact-urls';

/** Address, phone and e-mail as links that open directions, a call or a message. */
export function ContactLinks({
  contact: { address, phone, email },
  className = '',
}: {
  contact: Contact;
  className?: string;
}) {
  return (
    <ul className={`grid grid-cols-1 gap-1 text-lg ${className}`}>
      {address && (
        <ContactLink Icon={MapPin} href={directionsUrl(address)}>
          <address className="not-italic">{formatAddress(address)}</address>
          <span className="sr-only">: directions</span>
        </ContactLink>
      )}
      {phone && (
        <ContactLink Icon={Phone} href={phoneUrl(phone)}>
          {phone}
        </ContactLink>
      )}
      {email && (
        <ContactLink Icon={Mail} href={emailUrl(email)}>
          <BreakableEmail email={email} />
        </ContactLink>
      )}
    </ul>
  );
}

/** Breaks after the @ in a narrow column. */
function BreakableEmail({ email }: { email: string }) {
  const [local, domain] = email.split(/(?<=@)/);
  return (
    <>
      {local}
      <wbr />
      {domain}
    </>
  );
}

function ContactLink({ Icon, href, children }: { Icon: LucideIcon; href: string; children: ReactNode }) {
  return (
    <li className="flex items-start gap-4">
      <Icon aria-hidden className="mt-3 size-5 shrink-0 text-accent" />
      <SmartLink href={href} className="min-w-0 py-2 wrap-anywhere underline-offset-4 hover:underline">
        {children}
      </SmartLink>
    </li>
  );
}
