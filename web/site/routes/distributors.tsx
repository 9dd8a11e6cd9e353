import { Head } from '../head';

export function DistributorsRoute() {
  return (
    <>
      <Head title="Distributors" description="Distributors" />
      <h1>Distributors</h1>
    </>
  );
}
