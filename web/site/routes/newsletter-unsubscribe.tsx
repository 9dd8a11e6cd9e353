import { useSearchParams } from 'react-router-dom';
import { Unsubscribe } from '../features/newsletter/link-pages';
import { Head } from '../seo/head';
import { pageLoader } from '../loaders';
import { usePage } from '../shared/page/use-page';

export const loader = pageLoader('unsubscribe');

/** Target of the link in newsletters. Only the browser looks up the subscriber, so the page has no personal data. */
export function Component() {
  const [params] = useSearchParams();
  const { seo, hero } = usePage('unsubscribe');
  return (
    <>
      <Head title={seo.title} description={seo.description} robots="noindex" />
      <Unsubscribe texts={hero} token={params.get('token')?.trim() ?? ''} />
    </>
  );
}
