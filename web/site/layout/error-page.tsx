import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { Head } from '../head';

export function ErrorPage() {
  const error = useRouteError();
  const title = isRouteErrorResponse(error) && error.status === 404 ? String(error.data) : 'Unexpected Application Error!';
  return (
    <>
      <Head title={title} description={title} robots="noindex" />
      <h1>{title}</h1>
    </>
  );
}
