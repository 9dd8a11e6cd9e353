import type { taproomSwitcher } from '@domain/page/pages/home';
import type { SectionOf } from '@domain/page/definition';
import { fillIn } from '@domain/page/fill-in';
import { taproomPlaceholders } from '../../../domain/taproom-placeholders';
import type { TaproomSummary } from '@domain/taproom/schema';
import { ButtonLink } from '../../../ui/button';
import { Container } from '../../../ui/layout';
import { scrollBehavior } from '../../../ui/motion';
import { photos } from '../../assets/images';
import { markWhenNear } from '../../shared/hydration';
import { LocationSummary } from '../../shared/location/location-summary';
import { BackgroundPhoto } from '../../shared/status/status-page';
import { useSelectedLocation } from '../../shared/location/selected-location';
import { useTaprooms } from '../../shared/taproom/use-taprooms';

/** Many or long names are smaller. */
const nameSize = (taprooms: readonly TaproomSummary[]) =>
  taprooms.reduce((length, { name }) => length + name.length, 0) > maxLargeLength ? 'text-heading' : 'text-page';

const maxLargeLength = 24;

/** A selection on mobile scrolls to this section after a delay. */
const mobile = '(max-width: 767.98px)';
const scrollDelayMs = 100;
const scrollToSection = () =>
  document.getElementById('taproom')?.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });

/**
 * Location switcher: the buttons select a taproom, the panel links to its page. A single taproom is named
 * instead.
 */
export function TaproomSection({ section: content }: { section: SectionOf<typeof taproomSwitcher> }) {
  const taprooms = useTaprooms();
  const { selected, select } = useSelectedLocation();
  const taproom = taprooms.find(({ slug }) => slug === selected) ?? taprooms[0];
  const isSwitcher = taprooms.length > 1;

  if (!taproom) return null;

  const handleSelect = (slug: string) => {
    select(slug);
    if (window.matchMedia(mobile).matches) setTimeout(scrollToSection, scrollDelayMs);
  };

  return (
    <section
      ref={markWhenNear}
      id="taproom"
      aria-labelledby="taproom-title"
      className="relative isolate flex -scroll-mt-4 items-end overflow-hidden bg-ink pt-72 md:min-h-[44rem] md:pt-0 lg:min-h-[52rem] print:pt-0"
    >
      <BackgroundPhoto
        key={taproom.slug}
        image={taproom.cardPhoto ?? photos.heroTaproom}
        crop="object-[60%_50%] lg:object-[30%_40%]"
        className="animate-rise deferred-photo"
      />
      {/* The names of the taprooms are wider than other headlines. */}
      <div className="overlay-left absolute inset-0 -z-10" />
      <div className="w-full pt-8 pb-16 md:py-20 print:p-0">
        <Container width="wide">
          <h2 id="taproom-title" className="font-display text-label font-semibold text-amber uppercase">
            {isSwitcher ? content.heading : content.singleHeading}
          </h2>
          {isSwitcher ? (
            <div
              role="group"
              aria-labelledby="taproom-title"
              className="mt-4 flex flex-wrap gap-x-8 gap-y-2 md:gap-x-12"
            >
              {taprooms.map(({ slug, name }) => (
                <button
                  key={slug}
                  type="button"
                  aria-pressed={slug === taproom.slug}
                  onClick={() => handleSelect(slug)}
                  className={`border-b-4 border-transparent pb-1 text-left font-display font-bold text-[#d5c8b6] uppercase transition-colors duration-200 wrap-anywhere hover:text-foam aria-pressed:border-amber aria-pressed:text-foam ${nameSize(taprooms)}`}
                >
                  {name}
                </button>
              ))}
            </div>
          ) : (
            <h3 className={`mt-4 wrap-anywhere ${nameSize(taprooms)}`}>{taproom.name}</h3>
          )}
          <div aria-live="polite" className="mt-8 max-w-3xl">
            {taproom.introduction && <p className="max-w-xl text-lead text-foam">{taproom.introduction}</p>}
            {taproom.features.length > 0 && (
              <ul className="mt-5 flex flex-wrap gap-x-5 gap-y-2 font-display text-xl font-semibold tracking-wide text-foam">
                {taproom.features.map((feature, index) => (
                  <li key={index} className="flex items-center gap-3 before:size-1.5 before:rotate-45 before:bg-amber">
                    {feature}
                  </li>
                ))}
              </ul>
            )}
            <LocationSummary slug={taproom.slug} className="mt-6" />
            <ButtonLink href={taproom.path} size="lg" className="mt-8">
              {fillIn(content.visitLabel, taproomPlaceholders(taproom))}
            </ButtonLink>
          </div>
        </Container>
      </div>
    </section>
  );
}
