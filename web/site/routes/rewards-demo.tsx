import { DemoProgram } from '../features/rewards/demo-program';
import { Head } from '../seo/head';
import { pageLoader } from '../loaders';
import { usePage } from '../shared/page/use-page';

export const loader = pageLoader('rewards-program');

/** The default page in the iframe of /rewards, without header and footer. */
export function Component() {
  const page = usePage('rewards-program');
  return (
    <>
      <Head title={page.seo.title} description={page.seo.description} robots="noindex" />
      <main aria-label="Rewards program">
        <DemoProgram page={page} />
      </main>
    </>
  );
}
