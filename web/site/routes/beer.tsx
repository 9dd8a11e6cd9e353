import { Head } from '../head';

export function BeerRoute() {
  return (
    <>
      <Head title="Beer" description="Beer" />
      <h1>Beer</h1>
    </>
  );
}
