import { ButtonLink } from '../../../ui/button';
import { Container } from '../../../ui/container';
import { ResponsiveImage } from '../../../ui/responsive-image';
import { photos } from '../../assets/images';
import { ContactLinks } from '../../shared/location/contact-links';
import { useTaproom } from '../../shared/location/use-taproom';

/** 'Visit Us': address, phone and e-mail of the Auburn taproom (visitor-site.md §2). */
export function VisitCard() {
  const { contact } = useTaproom('auburn').taproom;
  return (
    <section aria-labelledby="visit-us" className="relative isolate overflow-hidden py-16 md:py-28">
      <div className="absolute inset-0 -z-10">
        <ResponsiveImage image={{ ...photos.taproomPatio, alt: '' }} sizes="100vw" className="size-full object-cover" />
      </div>
      <Container width="wide">
        <div className="max-w-xl rounded-card bg-ink/95 p-[min(2rem,8vw)] shadow-lift sm:p-12">
          <h2 id="visit-us" className="text-title">
            Visit Us
          </h2>
          <ContactLinks contact={contact} className="mt-6" />
          <ButtonLink href="/auburn" size="lg" className="mt-8">
            Plan Your Visit
          </ButtonLink>
        </div>
      </Container>
    </section>
  );
}
