import { Head } from '../head';

export function NewsletterUnsubscribeRoute() {
  return (
    <>
      <Head title="Unsubscribe" description="Unsubscribe" />
      <h1>Unsubscribe</h1>
    </>
  );
}
