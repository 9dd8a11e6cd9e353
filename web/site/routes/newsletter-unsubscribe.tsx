import { useSearchParams } from 'react-router-dom';
import { Unsubscribe } from '../features/newsletter/unsubscribe';
import { Head } from '../seo/head';

/** Where the link in a newsletter leads. Whose link it is, is asked by the browser alone: that is no page to keep. */
export function NewsletterUnsubscribeRoute() {
  const [query] = useSearchParams();
  return (
    <>
      <Head title="Unsubscribe" description="Stop receiving our newsletter." robots="noindex" />
      <Unsubscribe token={query.get('token')?.trim() ?? ''} />
    </>
  );
}
