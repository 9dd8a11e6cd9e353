import { Head } from '../head';

export function TermsOfServiceRoute() {
  return (
    <>
      <Head title="Terms of Service" description="Terms of Service" />
      <h1>Terms of Service</h1>
    </>
  );
}
