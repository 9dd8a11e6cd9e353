/**
 * Strapi's panel signs out at once a tab that opens with an expired access token, before it would renew the token with
 * the session's cookie: a link to a record would lead to the sign-in page. So it is renewed before the panel is shown.
 */
const name = 'jwtToken';

const readCookie = () =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Milliseconds since 1970; null if the token has none. */
function expiryOf(token: string): number | null {
  try {
    const payload: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    const seconds: unknown = Reflect.get(Object(payload), 'exp');
    return typeof seconds === 'number' ? seconds * 1000 : null;
  } catch {
    return null;
  }
}

/** "Remember me" keeps the token in the local storage. */
function store(token: string, isRemembered: boolean): void {
  if (isRemembered) localStorage.setItem(name, JSON.stringify(token));
  else {
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${name}=${encodeURIComponent(token)}; Path=/admin; SameSite=Lax${secure}`;
  }
}

/** The sign-in page then leads back to the record. */
function forget(): void {
  localStorage.removeItem(name);
  document.cookie = `${name}=; Path=/admin; Max-Age=0`;
}

export async function renewExpiredToken(): Promise<void> {
  const remembered = localStorage.getItem(name);
  const token = remembered ?? readCookie();
  const expiry = token ? expiryOf(token) : null;
  if (expiry === null || expiry > Date.now()) return;
  const response = await fetch('/admin/access-token', { method: 'POST', credentials: 'include' }).catch(() => null);
  const body: unknown = response?.ok ? await response.json() : null;
  const renewed: unknown = Reflect.get(Object(Reflect.get(Object(body), 'data')), 'token');
  if (typeof renewed === 'string') store(renewed, remembered !== null);
  else if (response?.status === 401) forget();
}
