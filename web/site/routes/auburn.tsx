import { Head } from '../head';

export function AuburnRoute() {
  return (
    <>
      <Head title="Auburn" description="Auburn" />
      <h1>Auburn</h1>
    </>
  );
}
