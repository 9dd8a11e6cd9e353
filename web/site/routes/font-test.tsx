import { FontTest } from '../features/font-test/font-test';
import { Head } from '../seo/head';

export function Component() {
  return (
    <>
      <Head title="Font test" description="Every type style and color of the brand." robots="noindex" />
      <FontTest />
    </>
  );
}
