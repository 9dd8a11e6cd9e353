import { useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { newsletterQueries } from '../../api/newsletter';
import { Unsubscribe } from '../features/newsletter/unsubscribe';
import { Head } from '../head';
import { prefetch } from '../prefetch';
import type { SiteContext } from '../site-context';

const tokenOf = (query: URLSearchParams) => query.get('token')?.trim() ?? '';

export const loader =
  ({ queryClient }: SiteContext) =>
  ({ request }: LoaderFunctionArgs) => {
    const token = tokenOf(new URL(request.url).searchParams);
    return token ? prefetch(queryClient.prefetchQuery(newsletterQueries.unsubscribe(token))) : null;
  };

export function NewsletterUnsubscribeRoute() {
  const [query] = useSearchParams();
  return (
    <>
      <Head title="Unsubscribe" description="Stop receiving our newsletter." robots="noindex" />
      <Unsubscribe token={tokenOf(query)} />
    </>
  );
}
