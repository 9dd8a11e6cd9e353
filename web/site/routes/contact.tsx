import { Head } from '../head';

export function ContactRoute() {
  return (
    <>
      <Head title="Contact" description="Contact" />
      <h1>Contact</h1>
    </>
  );
}
