import { Mail, MapPin, Phone } from 'lucide-react';
import { ButtonLink } from '../../../ui/button';
import { Container } from '../../../ui/container';
import { Picture } from '../../../ui/picture';
import { SmartLink } from '../../../ui/smart-link';
import { photos } from '../../assets/images';
import { directionsUrl, emailUrl, phoneUrl } from '../location/directions';
import { useTaproom } from '../location/use-taproom';

/** Where the story goes on: address, phone and e-mail of the Auburn taproom. */
export function VisitCard() {
  const { address, phone, email } = useTaproom('auburn').taproom.contact;
  return (
    <section aria-labelledby="visit-us" className="relative isolate overflow-hidden py-16 md:py-28">
      <div className="absolute inset-0 -z-10">
        <Picture image={{ ...photos.heroTaproom, alt: '' }} sizes="100vw" className="size-full object-cover" />
      </div>
      <Container>
        <div className="max-w-xl rounded-card bg-ink/95 p-8 shadow-lift sm:p-12">
          <h2 id="visit-us" className="text-title">
            Visit Us
          </h2>
          <ul className="mt-6 grid gap-1 text-lg">
            {address && (
              <VisitLine Icon={MapPin} href={directionsUrl(address)}>
                <address className="not-italic">{address}</address>
              </VisitLine>
            )}
            {phone && (
              <VisitLine Icon={Phone} href={phoneUrl(phone)}>
                {phone}
              </VisitLine>
            )}
            {email && (
              <VisitLine Icon={Mail} href={emailUrl(email)}>
                <span className="break-all">{email}</span>
              </VisitLine>
            )}
          </ul>
          <ButtonLink href="/auburn" size="lg" className="mt-8">
            Plan Your Visit
          </ButtonLink>
        </div>
      </Container>
    </section>
  );
}

type VisitLineProps = { Icon: typeof Mail; href: string; children: React.ReactNode };

function VisitLine({ Icon, href, children }: VisitLineProps) {
  return (
    <li className="flex items-start gap-4">
      <Icon aria-hidden className="mt-3 size-5 shrink-0 text-amber" />
      <SmartLink href={href} className="py-2 hover:text-amber">
        {children}
      </SmartLink>
    </li>
  );
}
