import { Head } from '../head';

export function OurStoryRoute() {
  return (
    <>
      <Head title="Our Story" description="Our Story" />
      <h1>Our Story</h1>
    </>
  );
}
