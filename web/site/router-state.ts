import { isRouteErrorResponse, UNSAFE_ErrorResponseImpl, type HydrationState } from 'react-router-dom';

type Told = { status: number; statusText: string; data: unknown } | { message: string };

/** A route's error loses its class in JSON; without it the browser would take a 404 for a crash. */
export function writeErrors(errors: HydrationState['errors']): Record<string, Told> | null {
  if (!errors) return null;
  return Object.fromEntries(Object.entries(errors).map(([route, error]) => [route, tell(error)]));
}

export function readErrors(errors: HydrationState['errors']): HydrationState['errors'] {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors as Record<string, Told>).map(([route, told]) => [route, revive(told)]),
  );
}

function tell(error: unknown): Told {
  if (!isRouteErrorResponse(error)) return { message: 'Something went wrong. Please try again later.' };
  const { status, statusText, data } = error;
  return { status, statusText, data: data as unknown };
}

const revive = (told: Told): unknown =>
  'status' in told ? new UNSAFE_ErrorResponseImpl(told.status, told.statusText, told.data) : new Error(told.message);
