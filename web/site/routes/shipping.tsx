import { Head } from '../head';

export function ShippingRoute() {
  return (
    <>
      <Head title="Shipping" description="Shipping" />
      <h1>Shipping</h1>
    </>
  );
}
