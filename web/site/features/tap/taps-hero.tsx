import type { ReactNode } from 'react';
import type { PageOf } from '@domain/page/pages';
import type { ListedTapList } from '../../../api/taps';
import { tapsPath } from '../../../domain/tap-list';
import { tapListPath } from '../../../domain/tap-paths';
import { Container, Eyebrow } from '../../../ui/layout';
import { ResponsiveImage } from '../../../ui/responsive-image';
import { SmartLink } from '../../../ui/smart-link';
import { useWords } from '../../../ui/use-words';
import { menuJsonLd, TapLinks } from '../../seo/menu-json-ld';
import { taproomJsonLd } from '../../seo/taproom-json-ld';
import { PageHead } from '../../shared/page/page-sections';
import { sitePhoto } from '../../shared/page/use-page';
import { useNow, useSite } from '../../site-context';
import { useTapSelection } from './tap-filters';

type TapsHeroProps = { hero: PageOf<'taps'>['hero']; children?: ReactNode };

/** Low, because guests at the bar come for the list; the photo is beside the headline on wide screens only. */
export function TapsHero({ hero: { eyebrow, title, lead, photo }, children }: TapsHeroProps) {
  return (
    <div className="relative isolate overflow-hidden bg-ink pt-(--header-tall) print:p-0">
      <div className="absolute inset-y-0 right-0 -z-10 w-[58%] max-lg:hidden print:hidden">
        <ResponsiveImage
          // Decorative: the page is about what the taps pour.
          image={{ ...sitePhoto(photo), alt: '' }}
          sizes="58vw"
          className="size-full object-cover object-[50%_45%]"
        />
        <div className="absolute inset-0 bg-linear-to-r from-ink via-ink/45 to-ink/10" />
        <div className="absolute inset-x-0 bottom-0 h-2/5 bg-linear-to-t from-ink to-transparent" />
      </div>
      <Container width="wide">
        <div className="pt-6 pb-8 md:pt-12 md:pb-12 lg:flex lg:min-h-[24rem] lg:flex-col lg:justify-end">
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <h1 className="mt-4 text-page">{title}</h1>
          {lead && <p className="mt-4 max-w-xl text-lead text-balance">{lead}</p>}
          {children}
        </div>
      </Container>
    </div>
  );
}

/** Metadata of all selections, with the menu of each taproom. */
export function TapsHead({ page, lists }: { page: PageOf<'taps'>; lists: readonly ListedTapList[] }) {
  const { publicUrl, brand, taprooms } = useSite();
  const now = useNow();
  const { taproom: selected } = useTapSelection();
  const menus = lists.flatMap((list) => {
    const taproom = taprooms.find(({ slug }) => slug === list.taproom.slug);
    return taproom ? [{ ...taproomJsonLd(taproom, { brand, publicUrl, now }), ...menuJsonLd(list, publicUrl) }] : [];
  });
  return (
    <>
      <PageHead page={page} jsonLd={menus} />
      <TapLinks path={selected ? tapListPath(selected) : '/taps'} slug={selected} />
    </>
  );
}

/** Links to the list of each taproom and to all, in large letters. */
export function TaproomTabs({ lists }: { lists: readonly ListedTapList[] }) {
  const selection = useTapSelection();
  const toWord = useWords();
  if (lists.length < 2) return null;
  const count = lists.reduce((total, { on }) => total + on.length, 0);
  const tabs = [
    { slug: null, name: toWord(lists.length === 2 ? 'Both' : 'All'), count },
    ...lists.map(({ taproom: { slug, name }, on }) => ({ slug, name, count: on.length })),
  ];
  return (
    <nav aria-label="Taprooms" className="print:hidden">
      <ul className="flex flex-wrap gap-x-7 gap-y-2 md:gap-x-10">
        {tabs.map((tab) => (
          <li key={tab.slug} className="min-w-0">
            <SmartLink
              href={tapsPath({ ...selection, taproom: tab.slug })}
              preventScrollReset
              aria-current={selection.taproom === tab.slug ? 'true' : undefined}
              className="inline-flex min-h-11 items-baseline gap-2 border-b-4 border-transparent pb-1 font-display text-heading font-bold text-smoke uppercase transition-colors duration-200 wrap-anywhere hover:text-foam aria-[current=true]:border-amber aria-[current=true]:text-foam"
            >
              {tab.name}
              <span className="shrink-0 text-lg font-semibold tabular-nums">
                {tab.count}
                <span className="sr-only"> {tab.count === 1 ? 'tap' : 'taps'}</span>
              </span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
