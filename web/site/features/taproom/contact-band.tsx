import type { Contact } from '@domain/location/location';
import type { taproomContact } from '@domain/page/pages/taproom';
import type { ValuesOf } from '@domain/page/fields';
import { fillIn } from '@domain/page/fill-in';
import { phoneUrl } from '@domain/shared/phone-number';
import { ButtonLink } from '../../../ui/button';
import { Container } from '../../../ui/container';
import { emailUrl } from '../../shared/location/contact-urls';

type ContactBandProps = { texts: ValuesOf<typeof taproomContact>; contact: Contact };

/** Phone, e-mail and contact form of a taproom. */
export function ContactBand({ texts, contact: { phone, email } }: ContactBandProps) {
  return (
    <section aria-labelledby="contact-band" className="bg-amber py-14 text-ink md:py-20">
      <Container width="wide">
        <div className="grid items-center gap-8 lg:grid-cols-[1fr_auto]">
          <h2 id="contact-band" className="max-w-[18ch] text-title">
            {texts.questionsHeading}
          </h2>
          <div className="flex flex-wrap gap-4">
            {phone && (
              <ButtonLink
                href={phoneUrl(phone)}
                size="lg"
                className="max-w-full min-w-0 wrap-anywhere bg-ink! text-foam! hover:bg-ash!"
              >
                {fillIn(texts.callLabel, { phone })}
              </ButtonLink>
            )}
            {email && (
              <ButtonLink
                href={emailUrl(email)}
                size="lg"
                variant="outline"
                className="max-w-full min-w-0 wrap-anywhere hover:border-ink! hover:text-ink!"
              >
                {texts.emailLabel}
              </ButtonLink>
            )}
            <ButtonLink
              href="/contact"
              size="lg"
              variant="outline"
              className="max-w-full min-w-0 wrap-anywhere hover:border-ink! hover:text-ink!"
            >
              {texts.formLabel}
            </ButtonLink>
          </div>
        </div>
      </Container>
    </section>
  );
}
