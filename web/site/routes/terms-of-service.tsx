import { LegalPage } from '../features/legal/legal-page';
import { termsOfService } from '../features/legal/terms-of-service';
import { useLegalParty } from '../features/legal/use-legal-party';
import { prefetch, prefetchTaprooms } from '../loaders';
import { Head } from '../seo/head';
import type { LoaderContext } from '../site-context';

export const loader =
  ({ queryClient, site }: LoaderContext) =>
  () =>
    prefetch(prefetchTaprooms(queryClient, site.taprooms.slice(0, 1)));

export function Component() {
  const party = useLegalParty();
  const text = termsOfService(party);
  return (
    <>
      <Head
        title={text.title}
        description={`The rules for using this site, ordering beer and booking events with ${party.name}`}
        robots="noindex"
      />
      <LegalPage document={text} />
    </>
  );
}
