import { ConfirmSubscription } from '../features/newsletter/link-pages';
import { Head } from '../seo/head';
import { pageLoader } from '../loaders';
import { usePage } from '../shared/page/use-page';

export const loader = pageLoader('confirm-subscription');

/** Target of the link in the email that asks new subscribers to confirm (double opt-in). */
export function Component() {
  const { seo, hero } = usePage('confirm-subscription');
  return (
    <>
      <Head title={seo.title} description={seo.description} robots="noindex" />
      <ConfirmSubscription texts={hero} />
    </>
  );
}
