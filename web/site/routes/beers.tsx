import { Head } from '../head';

export function BeersRoute() {
  return (
    <>
      <Head title="Beers" description="Beers" />
      <h1>Beers</h1>
    </>
  );
}
