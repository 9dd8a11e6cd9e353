import { LegalPage } from '../features/legal/legal-page';
import { prefetch, prefetchTaprooms } from '../loaders';
import { loadPage } from '../shared/page/load-page';
import type { LoaderContext } from '../site-context';

export const loader = (context: LoaderContext) => async () => {
  const { queryClient, site } = context;
  const others = prefetch(prefetchTaprooms(queryClient, site.taprooms.slice(0, 1)));
  await loadPage(context, 'privacy-policy');
  return others;
};

export const Component = () => <LegalPage page="privacy-policy" />;
