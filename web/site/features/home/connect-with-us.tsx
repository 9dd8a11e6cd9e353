import untappdUrl from '../../assets/networks/untappd.svg?no-inline';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { newsletter } from '@domain/page/components';
import type { SectionOf } from '@domain/page/definition';
import type { socialLinks } from '@domain/page/pages/home';
import { Container, Eyebrow } from '../../../ui/layout';
import { ResponsiveImage } from '../../../ui/responsive-image';
import { SmartLink } from '../../../ui/smart-link';
import { listNetworks } from '../../shared/networks';
import { sitePhoto } from '../../shared/page/use-page';
import { useSite } from '../../site-context';
import { NewsletterForm } from '../newsletter/newsletter-form';

/** The photos are staggered on large screens. */
const offsets = ['lg:mt-16', '', 'lg:mt-24', 'lg:mt-8'];

/** Links to the brewery's social networks, and captioned photos. */
export function ConnectWithUs({ section }: { section: SectionOf<typeof socialLinks> }) {
  const { eyebrow, heading, photos } = section;
  const { brand } = useSite();
  const untappd = brand.untappd ? [{ href: brand.untappd, name: 'Untappd', iconUrl: untappdUrl }] : [];
  const links = listNetworks(brand, 'size-6', untappd);
  if (links.length === 0) return null;
  return (
    <section
      aria-labelledby="connect"
      data-label="blue"
      className="label-surface overflow-hidden py-14 md:py-24 print:hidden"
    >
      <Container width="wide">
        <div className="grid grid-cols-1 gap-y-12 lg:grid-cols-12 lg:gap-x-8">
          <div className="lg:col-span-4">
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            <h2 id="connect" className="mt-4 text-title">
              {heading}
            </h2>
            <ul className="mt-8 border-t border-line">
              {links.map(({ icon, name, href }) => (
                <li key={href} className="border-b border-line">
                  <SmartLink
                    href={href}
                    className="group flex min-h-16 items-center gap-5 font-display text-2xl font-semibold tracking-wide uppercase hover:underline"
                  >
                    {icon}
                    <span className="grow">{name}</span>
                    <ArrowUpRight
                      aria-hidden
                      className="size-6 transition-transform duration-200 group-hover:translate-x-1 group-hover:-translate-y-1"
                    />
                  </SmartLink>
                </li>
              ))}
            </ul>
          </div>
          <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:col-span-8 lg:pl-8">
            {photos.map(({ photo, caption }, index) => (
              <li key={index} className={offsets[index]}>
                <figure>
                  <ResponsiveImage
                    image={sitePhoto(photo)}
                    sizes="(min-width: 1024px) 15rem, (min-width: 640px) 25vw, 50vw"
                    className="aspect-square w-full rounded-card object-cover sm:aspect-3/4"
                  />
                  <figcaption className="mt-3 text-base text-smoke">{caption}</figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}

/** The newsletter form. */
export function StayUpdated({ section }: { section: SectionOf<typeof newsletter> }) {
  return (
    <section aria-labelledby="stay-updated" className="bg-amber py-14 text-ink md:py-20 print:hidden">
      <Container width="wide">
        <div className="grid grid-cols-1 items-end gap-8 lg:grid-cols-12">
          <div className="lg:col-span-6">
            <h2 id="stay-updated" className="text-title">
              {section.heading}
            </h2>
            <p className="mt-3 max-w-xl text-lead">{section.text}</p>
          </div>
          <NewsletterForm source="website" confirmation="inline" className="lg:col-span-6" />
        </div>
      </Container>
    </section>
  );
}
