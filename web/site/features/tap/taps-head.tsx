import { tapListPath } from '@domain/tap/paths';
import { joinTaproomNames } from '@domain/taproom/label';
import type { ListedTapList } from '../../../api/taps';
import { photos } from '../../assets/images';
import { breadcrumbs } from '../../seo/breadcrumbs';
import { Head } from '../../seo/head';
import { menuJsonLd } from '../../seo/menu-json-ld';
import { TapLinks } from '../../seo/tap-links';
import { taproomJsonLd } from '../../seo/taproom-json-ld';
import { useNow, useSite } from '../../site-context';
import { tapsSeo, tapsTitle } from './texts';
import { useTapSelection } from './use-tap-selection';

/** Metadata of all selections, with the menu of each taproom. */
export function TapsHead({ lists }: { lists: readonly ListedTapList[] }) {
  const { publicUrl, brand, taprooms } = useSite();
  const now = useNow();
  const { taproom: selected } = useTapSelection();
  const { title, description } = tapsSeo(
    brand.name,
    joinTaproomNames(
      lists.map(({ taproom }) => taproom),
      'and',
    ) || 'the taproom',
  );
  const menus = lists.flatMap((list) => {
    const taproom = taprooms.find(({ slug }) => slug === list.taproom.slug);
    return taproom ? [{ ...taproomJsonLd(taproom, { brand, publicUrl, now }), ...menuJsonLd(list, publicUrl) }] : [];
  });
  return (
    <>
      <Head
        title={title}
        description={description}
        image={photos.tapTower}
        jsonLd={[breadcrumbs(publicUrl, { name: tapsTitle, path: '/taps' }), ...menus]}
      />
      <TapLinks path={selected ? tapListPath(selected) : '/taps'} slug={selected} />
    </>
  );
}
