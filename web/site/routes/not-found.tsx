import { Head } from '../head';

export function NotFoundRoute() {
  return (
    <>
      <Head title="Page not found" description="Page not found" />
      <h1>Page not found</h1>
    </>
  );
}
