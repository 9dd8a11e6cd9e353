import type { shippingHero } from '@domain/page/pages/shipping';
import type { ValuesOf } from '@domain/page/fields';
import { Container } from '../../../ui/container';
import { Eyebrow } from '../../../ui/eyebrow';
import { ScrollLink } from '../../shared/scroll/scroll-link';

type ShippingHeroProps = { hero: ValuesOf<typeof shippingHero>; hasForm: boolean };

/** Headline and introduction, with a link to the form, unless that is hidden. */
export const ShippingHero = ({ hero: { eyebrow, title, lead, actionLabel }, hasForm }: ShippingHeroProps) => (
  <div className="pt-(--header-compact)">
    <Container width="wide">
      <div className="grid grid-cols-1 items-end gap-x-20 gap-y-6 pt-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:pt-20">
        <div>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <h1 className="mt-4 text-page">{title}</h1>
        </div>
        <div>
          <p className="text-lead text-oat/90">{lead}</p>
          {hasForm && (
            <div className="mt-6">
              <ScrollLink to="order">{actionLabel}</ScrollLink>
            </div>
          )}
        </div>
      </div>
    </Container>
  </div>
);
