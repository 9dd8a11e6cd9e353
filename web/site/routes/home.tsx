import { Head } from '../head';

export function HomeRoute() {
  return (
    <>
      <Head title="Home" description="Home" />
      <h1>Home</h1>
    </>
  );
}
