/** The message of a failed call of `content-api.ts`: the server's own, if it explains the failure. */
const generic = 'Something went wrong on the server. Please try again.';

const textOf = (error: object, name: string): string | null => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' && value !== '' ? value : null;
};

export function describeError(error: unknown): string {
  if (typeof error !== 'object' || error === null) return generic;
  const status: unknown = Reflect.get(error, 'status');
  const isServerError = typeof status === 'number' && status >= 500;
  if (status === 403) return 'Your role doesn’t permit this.';
  return (isServerError ? null : textOf(error, 'message')) ?? generic;
}
