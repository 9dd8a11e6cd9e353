import { IconList } from '../features/store/icon-list';
import { PromoCards } from '../features/store/promo-cards';
import { StoreHero } from '../features/store/store-hero';
import { pageLoader } from '../loaders';
import { PageHead, renderSections } from '../shared/page/page-sections';
import { usePage } from '../shared/page/use-page';

export const loader = pageLoader('store');

const sections = { 'icon-list': IconList, 'promo-cards': PromoCards };

export function Component() {
  const page = usePage('store');
  return (
    <>
      <PageHead page={page} />
      <StoreHero hero={page.hero} />
      {renderSections(page.sections, sections)}
    </>
  );
}
