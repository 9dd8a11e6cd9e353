import { useSearchParams } from 'react-router-dom';
import { Unsubscribe } from '../features/newsletter/unsubscribe';
import { Head } from '../seo/head';

/** Target of the link in newsletters. Only the browser looks up the subscriber, so the page has no personal data. */
export function Component() {
  const [params] = useSearchParams();
  return (
    <>
      <Head title="Unsubscribe" description="Stop receiving our newsletter." robots="noindex" />
      <Unsubscribe token={params.get('token')?.trim() ?? ''} />
    </>
  );
}
