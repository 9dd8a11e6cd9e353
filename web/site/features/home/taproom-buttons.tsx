import { taproomMenuLabel } from '@domain/taproom/label';
import type { homeHero } from '@domain/page/components/home';
import type { ValuesOf } from '@domain/page/fields';
import { ButtonLink } from '../../../ui/button';
import { useTaprooms } from '../../shared/taproom/use-taprooms';

/** A longer label does not fit a column: the buttons are as wide as their labels, and fill their rows. */
const maxColumnLength = 18;

/** A button for each taproom's page; the first one is filled. */
export function TaproomButtons({ hero }: { hero: ValuesOf<typeof homeHero> }) {
  const taprooms = useTaprooms();
  if (taprooms.length === 0) return null;
  const labels = taprooms.map(taproomMenuLabel);
  const layout = labels.some(({ length }) => length > maxColumnLength)
    ? 'flex flex-wrap *:min-w-[min(100%,8rem)] *:grow'
    : 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))]';
  return (
    <>
      <p id="visit" className="mt-6 font-display text-2xl font-semibold tracking-wide text-foam">
        {taprooms.length > 1 ? hero.visitLine : hero.singleVisitLine}
      </p>
      <div
        role="group"
        aria-labelledby="visit"
        className={`mt-4 w-full gap-4 *:px-3 ${layout} ${taprooms.length > 2 ? 'max-w-xl' : 'max-w-sm'}`}
      >
        {taprooms.map((taproom, index) => (
          <ButtonLink key={taproom.slug} href={taproom.path} size="lg" variant={index > 0 ? 'outline' : undefined}>
            {labels[index]}
          </ButtonLink>
        ))}
      </div>
    </>
  );
}
