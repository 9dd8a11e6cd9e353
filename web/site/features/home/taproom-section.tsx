import { useCallback, useEffect, useRef, useState } from 'react';
import type { TaproomKey } from '../../../api/content';
import { ButtonLink } from '../../../ui/button';
import { Container } from '../../../ui/container';
import { scrollBehavior } from '../../../ui/motion';
import { photos, type SitePhoto } from '../../assets/images';
import { BackgroundPhoto } from '../../shared/background-photo';
import { markWhenNear } from '../../shared/hydration/mark-when-near';
import { LocationSummary } from '../../shared/location/location-summary';
import { useSelectedLocation } from '../../shared/location/selected-location';

type TaproomInfo = {
  key: TaproomKey;
  name: string;
  href: string;
  photo: SitePhoto;
  description: string;
  facts: string[];
};

const taprooms: [TaproomInfo, ...TaproomInfo[]] = [
  {
    key: 'auburn',
    name: 'Auburn',
    href: '/auburn',
    photo: photos.heroTaproom,
    description: 'The brewery itself: long tables, copper taps, and the tanks behind the glass.',
    facts: ['9,000 sq ft', 'Up to 150 guests', 'Kids & pets welcome', 'In-house pizza', 'Bring your own food'],
  },
  {
    key: 'folsom',
    name: 'Folsom',
    href: '/locations/folsom',
    photo: photos.folsom2,
    description: 'Our second taproom, close to the lake, with a patio made for sunset.',
    facts: ['Kids welcome', 'Pets on the patio', 'Food coming soon', 'Bring your own food'],
  },
];

/** visitor-site.md §2 and §9: on mobile, a selection scrolls to this section after a delay. */
const mobile = '(max-width: 767.98px)';
const scrollDelayMs = 100;

/** Location switcher: the buttons select a taproom, the panel links to its page (decisions.md). */
export function TaproomSection() {
  const { selected, select } = useSelectedLocation();
  const section = useRef<HTMLElement>(null);
  const [selectionCount, setSelectionCount] = useState(0);
  const taproom = taprooms.find(({ key }) => key === selected) ?? taprooms[0];

  useEffect(() => {
    if (selectionCount === 0 || !window.matchMedia(mobile).matches) return;
    const timer = setTimeout(
      () => section.current?.scrollIntoView({ behavior: scrollBehavior(), block: 'start' }),
      scrollDelayMs,
    );
    return () => clearTimeout(timer);
  }, [selectionCount]);

  const setSection = useCallback((element: HTMLElement | null) => {
    section.current = element;
    return markWhenNear(element);
  }, []);

  const handleSelect = (key: TaproomKey) => {
    select(key);
    setSelectionCount((count) => count + 1);
  };

  return (
    <section
      ref={setSection}
      id="taproom"
      aria-labelledby="taproom-title"
      className="relative isolate flex min-h-[44rem] -scroll-mt-4 items-end overflow-hidden bg-ink lg:min-h-[52rem]"
    >
      <BackgroundPhoto
        key={taproom.key}
        image={taproom.photo}
        crop="object-[60%_50%] lg:object-[30%_40%]"
        textPosition="bottomLeft"
        className="animate-rise deferred-photo"
      />
      <div className="w-full py-16 md:py-20">
        <Container width="wide">
          <h2 id="taproom-title" className="font-display text-label font-semibold text-amber uppercase">
            Choose your taproom
          </h2>
          <div role="group" aria-labelledby="taproom-title" className="mt-4 flex flex-wrap gap-x-8 gap-y-2 md:gap-x-12">
            {taprooms.map(({ key, name }) => (
              <button
                key={key}
                type="button"
                aria-pressed={key === selected}
                onClick={() => handleSelect(key)}
                className="border-b-4 border-transparent pb-1 font-display text-page font-bold text-smoke uppercase transition-colors duration-200 hover:text-foam aria-pressed:border-amber aria-pressed:text-foam"
              >
                {name}
              </button>
            ))}
          </div>
          <div aria-live="polite" className="mt-8 max-w-3xl">
            <p className="max-w-xl text-lead text-foam">{taproom.description}</p>
            <ul className="mt-5 flex flex-wrap gap-x-5 gap-y-2 font-display text-xl font-semibold tracking-wide text-foam">
              {taproom.facts.map((fact) => (
                <li key={fact} className="flex items-center gap-3 before:size-1.5 before:rotate-45 before:bg-amber">
                  {fact}
                </li>
              ))}
            </ul>
            <LocationSummary location={taproom.key} className="mt-6" />
            <ButtonLink href={taproom.href} size="lg" className="mt-8">
              Visit {taproom.name}
            </ButtonLink>
          </div>
        </Container>
      </div>
    </section>
  );
}
