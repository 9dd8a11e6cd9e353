import { DemoProgram } from '../features/rewards/demo-program';
import { Head } from '../seo/head';

/** The default target of the rewards page's frame; without the site's header and footer. */
export function RewardsDemoRoute() {
  return (
    <>
      <Head title="Rewards demonstration" description="A demonstration of a rewards program." robots="noindex" />
      <main aria-label="Rewards demonstration">
        <DemoProgram />
      </main>
    </>
  );
}
