import { ResponsiveImage } from '../../../ui/responsive-image';
import { photos } from '../../assets/images';
import { auburnFacts, auburnFigures } from './facts';

/** Facts of the Auburn taproom with a photo. */
export function InfoTiles() {
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-14 lg:grid-cols-12">
      <dl className="grid content-center gap-10 lg:col-span-7 lg:gap-14">
        {auburnFigures.map(({ figure, unit, text }) => (
          <div key={unit}>
            <dt className="font-display font-bold uppercase">
              <span className="block text-[min(var(--text-hero),19vw)] leading-(--text-hero--line-height) whitespace-nowrap">
                {figure}
              </span>
              <span className="mt-2 block text-title text-amber">{unit}</span>
            </dt>
            <dd className="mt-4 max-w-md text-lead text-oat/90">{text}</dd>
          </div>
        ))}
      </dl>
      <ResponsiveImage
        image={photos.taproomPatio}
        sizes="(min-width: 1600px) 600px, (min-width: 1024px) 40vw, 100vw"
        className="aspect-4/5 w-full rounded-card object-cover lg:col-span-5"
      />
      <ul className="grid gap-x-16 gap-y-8 border-t border-line pt-10 md:grid-cols-3 lg:col-span-12">
        {auburnFacts.map(({ title, text, Icon }) => (
          <li key={title} className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-5">
            <Icon aria-hidden strokeWidth={1.5} className="mt-0.5 size-8 text-amber" />
            <div>
              <h3 className="text-heading">{title}</h3>
              <p className="mt-2 text-lg text-oat/90">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
