import type { visitCard } from '@domain/page/pages/our-story';
import type { SectionOf } from '@domain/page/definition';
import { taproomLabel } from '@domain/taproom/label';
import { Container } from '../../../ui/layout';
import { ResponsiveImage } from '../../../ui/responsive-image';
import { ActionLink } from '../../shared/composed-section';
import { ContactLinks } from '../../shared/location/contact-links';
import { sitePhoto } from '../../shared/page/use-page';
import { useTaprooms } from '../../shared/taproom/use-taprooms';

/** Address, phone and e-mail of the first taproom, and of the others that are open. */
export function VisitCard({ section }: { section: SectionOf<typeof visitCard> }) {
  const taprooms = useTaprooms().filter(({ isComingSoon }, index) => index === 0 || !isComingSoon);
  return (
    <section aria-labelledby="visit-us" className="relative isolate overflow-hidden py-16 md:py-28">
      <div className="absolute inset-0 -z-10 print:hidden">
        <ResponsiveImage
          image={{ ...sitePhoto(section.photo), alt: '' }}
          sizes="100vw"
          className="size-full object-cover"
        />
      </div>
      <Container width="wide">
        <div className="max-w-xl rounded-card bg-ink/95 p-[min(2rem,8vw)] shadow-lift sm:p-12">
          <h2 id="visit-us" className="text-title">
            {section.heading}
          </h2>
          {taprooms.map((taproom) => (
            <div key={taproom.slug} className="mt-6">
              {taprooms.length > 1 && <h3 className="mb-1 text-heading wrap-anywhere">{taproomLabel(taproom)}</h3>}
              <ContactLinks contact={taproom.contact} />
            </div>
          ))}
          <ActionLink label={section.actionLabel} href={section.actionHref} size="lg" className="mt-8" />
        </div>
      </Container>
    </section>
  );
}
