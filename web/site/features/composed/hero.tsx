import type { blockHero } from '@domain/page/blocks';
import type { ComposedPage } from '@domain/page/composed-page';
import { Container, Eyebrow } from '../../../ui/layout';
import { breadcrumbs, Head } from '../../seo/head';
import { composedPageJsonLd } from '../../seo/taproom-json-ld';
import { ActionLink, type SectionProps } from '../../shared/composed-section';
import { HeroFallback, HeroLayout, HeroPhoto } from '../../shared/hero';
import { sitePhoto } from '../../shared/page/use-page';
import { useSite } from '../../site-context';

type HeroProps = SectionProps<typeof blockHero>;

/** Headline, introduction and button on a photo; on a drawing without one. */
export const Hero = (props: HeroProps) => <AnyHero {...props} isTop={false} />;

/** The first section of a page, with its headline. */
export const TopHero = (props: HeroProps) => <AnyHero {...props} isTop />;

function AnyHero({ section, frame, isTop }: HeroProps & { isTop: boolean }) {
  const { eyebrow, title, lead, photo, actionLabel, actionHref } = section;
  return (
    <div id={frame.id} className="wrap-anywhere">
      <HeroLayout
        background={photo ? <HeroPhoto photo={photo} priority={isTop} className="object-center!" /> : <HeroFallback />}
        level={isTop ? 1 : 2}
        title={title}
        eyebrow={eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        lead={lead}
      >
        <ActionLink label={actionLabel} href={actionHref} size="lg" className="mt-8" />
      </HeroLayout>
    </div>
  );
}

/** The top of a page that does not begin with a hero. */
export const TitleBand = ({ title }: { title: string }) => (
  <div className="bg-ink pt-36 pb-12 md:pt-44 md:pb-16 print:p-0">
    <Container width="wide">
      <h1 className="max-w-[12em] text-page wrap-anywhere">{title}</h1>
    </Container>
  </div>
);

/** The image of link previews: the page's own, else that of its first section with a photo. */
function findImage({ seo, sections }: ComposedPage) {
  if (seo.image) return sitePhoto(seo.image);
  for (const section of sections) {
    if ((section.type === 'block-hero' || section.type === 'text-photo') && section.photo) return section.photo;
    if (section.type === 'gallery' && section.photos[0]) return section.photos[0];
  }
  return null;
}

export function ComposedPageHead({ page }: { page: ComposedPage }) {
  const { publicUrl } = useSite();
  const { title, path, seo } = page;
  const image = findImage(page);
  return (
    <Head
      title={seo.title}
      description={seo.description}
      image={image}
      path={path}
      jsonLd={[
        breadcrumbs(publicUrl, { name: title, path }),
        ...composedPageJsonLd(page, { publicUrl, image: image?.url ?? null }),
      ]}
    />
  );
}
