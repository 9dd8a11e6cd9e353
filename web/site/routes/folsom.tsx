import { Head } from '../head';

export function FolsomRoute() {
  return (
    <>
      <Head title="Folsom" description="Folsom" />
      <h1>Folsom</h1>
    </>
  );
}
