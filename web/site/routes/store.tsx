import { Head } from '../head';

export function StoreRoute() {
  return (
    <>
      <Head title="Store" description="Store" />
      <h1>Store</h1>
    </>
  );
}
