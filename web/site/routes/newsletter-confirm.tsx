import { ConfirmSubscription } from '../features/newsletter/link-pages';
import { Head } from '../seo/head';
import { loadPage } from '../shared/status/load-page';
import { usePage } from '../shared/page/use-page';
import type { LoaderContext } from '../site-context';

export const loader = (context: LoaderContext) => () => loadPage(context, 'confirm-subscription');

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
