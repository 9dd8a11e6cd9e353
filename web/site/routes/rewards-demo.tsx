import { DemoProgram } from '../features/rewards/demo-program';
import { prefetch, prefetchTaprooms } from '../loaders';
import { Head } from '../seo/head';
import type { LoaderContext } from '../site-context';

/** How to reach us, for visitors without JavaScript. */
export const loader =
  ({ queryClient, site }: LoaderContext) =>
  () =>
    prefetch(prefetchTaprooms(queryClient, site.taprooms.slice(0, 1)));

/** The default page in the iframe of /rewards, without header and footer. */
export function Component() {
  return (
    <>
      <Head title="Rewards" description="The rewards program opens soon." robots="noindex" />
      <main aria-label="Rewards program">
        <DemoProgram />
      </main>
    </>
  );
}
