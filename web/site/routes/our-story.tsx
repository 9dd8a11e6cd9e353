import type { SectionOf } from '@domain/page/definition';
import type { quote } from '@domain/page/blocks';
import { contentQueries } from '../../api/content';
import { Chapters, Quote, VisitCard } from '../features/story/story-sections';
import { pageLoader } from '../loaders';
import { PageHead, renderSections, usePage } from '../shared/page/page';
import { PageHero } from '../shared/hero';

export const loader = pageLoader('our-story', (client) => [
  client.prefetchQuery(contentQueries.heroImages('our-story')),
]);

const StoryQuote = ({ section }: { section: SectionOf<typeof quote> }) => (
  <Quote section={section} frame={{ id: 'quote', tone: 'oat', isContinued: false }} />
);

const sections = { chapters: Chapters, quote: StoryQuote, 'visit-card': VisitCard };

export function Component() {
  const page = usePage('our-story');
  return (
    <>
      <PageHead page={page} type="article" />
      <PageHero page="our-story" hero={page.hero} />
      {renderSections(page.sections, sections)}
    </>
  );
}
