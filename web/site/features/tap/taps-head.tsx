import type { PageOf } from '@domain/page/pages';
import { tapListPath } from '../../../domain/tap-paths';
import type { ListedTapList } from '../../../api/taps';
import { menuJsonLd } from '../../seo/menu-json-ld';
import { TapLinks } from '../../seo/tap-links';
import { taproomJsonLd } from '../../seo/taproom-json-ld';
import { PageHead } from '../../shared/page/page-head';
import { useNow, useSite } from '../../site-context';
import { useTapSelection } from './use-tap-selection';

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
