import { LegalPage } from '../features/legal/legal-page';
import { privacyPolicy } from '../features/legal/privacy-policy';
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
  const text = privacyPolicy(party);
  return (
    <>
      <Head
        title={text.title}
        description={`What ${party.name} does, and does not do, with what you tell us on this site.`}
        robots="noindex"
      />
      <LegalPage document={text} />
    </>
  );
}
