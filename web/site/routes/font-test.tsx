import { Head } from '../head';

export function FontTestRoute() {
  return (
    <>
      <Head title="Font test" description="Font test" />
      <h1>Font test</h1>
    </>
  );
}
