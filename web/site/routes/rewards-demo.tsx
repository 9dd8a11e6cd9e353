import { DemoProgram } from '../features/rewards/demo-program';
import { Head } from '../seo/head';

/** The default page in the iframe of /rewards, without header and footer. */
export function Component() {
  return (
    <>
      <Head title="Rewards demonstration" description="A demonstration of a rewards program." robots="noindex" />
      <main aria-label="Rewards demonstration">
        <DemoProgram />
      </main>
    </>
  );
}
