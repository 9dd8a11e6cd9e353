import { Head } from '../head';

export function EventsRoute() {
  return (
    <>
      <Head title="Events" description="Events" />
      <h1>Events</h1>
    </>
  );
}
