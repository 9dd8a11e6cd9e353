/** Requests to the API. Browsers of TVs are old: no `AbortSignal.timeout`, for example. */

const timeoutMs = 15_000;

class RequestError extends Error {
  override name = 'RequestError';

  /** 0 without a response. */
  constructor(readonly status: number) {
    super(`The request failed with ${status}`);
  }
}

export type RequestOptions = { method?: 'GET' | 'POST'; token?: string | null; body?: object };

export async function request<Body>(path: string, { method = 'GET', token, body }: RequestOptions = {}): Promise<Body> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    const response = await fetch(`/api${path}`, {
      method,
      credentials: 'omit',
      signal: controller.signal,
      headers: {
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new RequestError(response.status);
    return (await response.json()) as Body;
  } catch (error) {
    throw error instanceof RequestError ? error : new RequestError(0);
  } finally {
    clearTimeout(timer);
  }
}
