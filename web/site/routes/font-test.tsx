import { FontTest } from '../features/font-test/font-test';
import { Head } from '../seo/head';

export function FontTestRoute() {
  return (
    <>
      <Head title="Font test" description="Every type style and colour of the brand." robots="noindex" />
      <FontTest />
    </>
  );
}
