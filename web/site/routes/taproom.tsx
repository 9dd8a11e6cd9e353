import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { PageOf } from '@domain/page/pages';
import type { Taproom } from '@domain/taproom/schema';
import { contentQueries } from '../../api/content';
import { tapQueries } from '../../api/taps';
import { taproomEventQuery, TaproomEvents } from '../features/event/event-rows';
import { PrivateEventForm } from '../features/inquiry/private-event-form';
import { TapBoard } from '../features/tap/tap-previews';
import { ContactBand, GetInTouch, HostAnEvent } from '../features/taproom/contact-sections';
import { emptyTaproom, hasSection, isPlainSection, useTaproomTexts } from '../features/taproom/taproom-texts';
import { PhotoGallery } from '../features/taproom/photo-gallery';
import { TaproomExpectations, TaproomFacts } from '../features/taproom/taproom-expectations';
import { TaproomHead, TaproomHero } from '../features/taproom/taproom-hero';
import { loadPage, prefetch } from '../loaders';
import { menuJsonLd, TapLinks } from '../seo/menu-json-ld';
import { StaggeredHydration } from '../shared/hydration';
import { NotFoundPage } from '../shared/status/not-found-page';
import { usePageTaproom, useTaproom } from '../shared/taproom/use-taprooms';
import { useSite, type LoaderContext } from '../site-context';
import { findByPath } from '../taproom-routes';

export const loader =
  (context: LoaderContext) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { queryClient, site } = context;
    const taproom = findByPath(new URL(request.url).pathname, site.taprooms);
    if (!taproom) return null;
    const others = prefetch(
      queryClient.prefetchQuery(contentQueries.taproomPage(taproom.slug)),
      queryClient.prefetchQuery(taproomEventQuery(taproom.name)),
      queryClient.prefetchQuery(tapQueries.list(taproom.slug)),
    );
    await loadPage(context, 'taproom');
    return others;
  };

export function Component() {
  const slug = usePageTaproom()?.slug;
  return slug ? <CurrentTaproom key={slug} slug={slug} /> : <NotFoundPage />;
}

/** Shows what every page knows of the taproom if its details are missing. */
function CurrentTaproom({ slug }: { slug: string }) {
  const { data: details } = useQuery(contentQueries.taproomPage(slug));
  const current = useTaproom(slug);
  if (!current) return null;
  return <TaproomPage taproom={{ ...emptyTaproom, ...current, ...details }} />;
}

type Section = PageOf<'taproom'>['sections'][number];
type SectionProps<Type extends Section['type']> = {
  section: Extract<Section, { type: Type }>;
  taproom: Taproom;
  /** The class of a section without a background of its own. */
  className: string;
};

const sections: { [Type in Section['type']]: (props: SectionProps<Type>) => ReactNode } = {
  'taproom-facts': TaproomFacts,
  'taproom-expectations': TaproomExpectations,
  'taproom-events': TaproomEvents,
  'taproom-host': HostAnEvent,
  'taproom-gallery': PhotoGallery,
  'taproom-contact': Contact,
};

function Contact({ section, taproom }: SectionProps<'taproom-contact'>) {
  if (!taproom.hostsPrivateEvents) return <ContactBand texts={section} contact={taproom.contact} />;
  return (
    <GetInTouch texts={section} taproom={taproom}>
      <PrivateEventForm taproom={taproom} />
    </GetInTouch>
  );
}

/** The page of a taproom, with the sections that its record has. */
function TaproomPage({ taproom }: { taproom: Taproom }) {
  const texts = useTaproomTexts(taproom);
  const { publicUrl } = useSite();
  const { data: tapList } = useQuery(tapQueries.list(taproom.slug));
  const hasForm = taproom.hostsPrivateEvents && texts.sections.some(({ type }) => type === 'taproom-contact');
  const shown = texts.sections.filter(({ type }) => hasSection(taproom, type, hasForm));
  return (
    <>
      <TaproomHead texts={texts} taproom={taproom} menu={tapList ? menuJsonLd(tapList, publicUrl) : {}} />
      {tapList && <TapLinks path={taproom.path} slug={taproom.slug} />}
      <TaproomHero texts={texts.hero} taproom={taproom} hasForm={hasForm} />
      <StaggeredHydration>
        <TapBoard slug={taproom.slug} />
        {shown.map((section, index) => {
          const Section = sections[section.type] as (props: SectionProps<Section['type']>) => ReactNode;
          const isBelowPlain = isPlainSection(section.type) && isPlainSection(shown[index - 1]?.type);
          return (
            <Section
              key={section.type}
              section={section}
              taproom={taproom}
              className={isBelowPlain ? 'pt-0! md:pt-0! lg:pt-0!' : ''}
            />
          );
        })}
      </StaggeredHydration>
    </>
  );
}
