import { contentQueries } from '../../api/content';
import { Eyebrow } from '../../ui/eyebrow';
import { photos } from '../assets/images';
import { Chapter } from '../features/story/chapter';
import { storyChapters } from '../features/story/story-chapters';
import { VisitCard } from '../features/story/visit-card';
import { prefetch } from '../loaders';
import { breadcrumbs } from '../seo/breadcrumbs';
import { Head } from '../seo/head';
import { Hero } from '../shared/hero/hero';
import { useSite, type LoaderContext } from '../site-context';

export const loader =
  ({ queryClient }: LoaderContext) =>
  () =>
    prefetch(
      queryClient.prefetchQuery(contentQueries.heroImages('main-website', 'our-story')),
      queryClient.prefetchQuery(contentQueries.taproom('auburn')),
    );

export function Component() {
  const { publicUrl, brand } = useSite();
  return (
    <>
      <Head
        title="Our Story"
        description={`${brand.name} is a family-owned brewery from the Sierra foothills: a 7-barrel brewhouse in 2010, and beer that travels the US and beyond today.`}
        image={photos.heroOurStory}
        type="article"
        jsonLd={[breadcrumbs(publicUrl, { name: 'Our Story', path: '/our-story' })]}
      />
      <Hero
        page="our-story"
        title="Our Story"
        eyebrow={<Eyebrow>Family-owned since 2010</Eyebrow>}
        lead="One family, one ridge, and a stubborn idea of how good an ordinary pint can be."
      />
      <div className="grid gap-20 bg-ink py-16 md:py-24 lg:gap-32 lg:py-32">
        {storyChapters.map((chapter, index) => (
          <Chapter key={chapter.id} chapter={chapter} reversed={index % 2 === 1} />
        ))}
      </div>
      <VisitCard />
    </>
  );
}
