import type { photoHero } from '@domain/page/components';
import type { ValuesOf } from '@domain/page/fields';
import { Eyebrow } from '../../../ui/layout';
import { ResponsiveImage } from '../../../ui/responsive-image';
import { ActionLink } from '../../shared/composed-section';
import { sitePhoto } from '../../shared/page/use-page';

/** Text and photo, each in one half. */
export function StoreHero({ hero }: { hero: ValuesOf<typeof photoHero> }) {
  const { eyebrow, title, lead, photo, actionLabel, actionHref } = hero;
  return (
    <div className="grid grid-cols-1 pt-(--header-compact) print:p-0 lg:min-h-[86svh] lg:grid-cols-2">
      <div className="order-2 flex items-center px-5 py-14 print:p-0! sm:px-8 lg:order-1 lg:py-20 lg:pl-[max(2rem,calc(50vw-46rem))]">
        <div className="w-full max-w-xl lg:pr-12">
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <h1 className="mt-4 text-page">{title}</h1>
          <p className="mt-6 text-lead text-oat/90">{lead}</p>
          <ActionLink label={actionLabel} href={actionHref} variant="outline" size="lg" className="mt-8" />
        </div>
      </div>
      <div className="relative order-1 min-h-[44svh] lg:order-2 print:hidden">
        <div className="absolute inset-0">
          <ResponsiveImage
            image={sitePhoto(photo)}
            sizes="(min-width: 1024px) 50vw, 100vw"
            priority
            className="size-full object-cover"
          />
        </div>
      </div>
    </div>
  );
}
