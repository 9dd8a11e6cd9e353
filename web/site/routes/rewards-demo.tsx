import { DemoProgram } from '../features/rewards/demo-program';
import { Head } from '../seo/head';

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
