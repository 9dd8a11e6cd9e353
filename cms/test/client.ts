/** Clients of the API: visitors and staff, of the shared server unless the URL of another one is given. */
import { randomInt } from 'node:crypto';
import { inject } from 'vitest';
import type { Backups } from '#domain/backup/schema';
import type { Beer } from '#domain/beer/schema';
import type { Event } from '#domain/event/schema';
import type { Inquiry } from '#domain/inquiry/schema';
import type { Location } from '#domain/location/schema';
import type { MailSettings } from '#domain/mail/mail-server';
import type { Redirect } from '#domain/redirect/redirect';
import type { ImportResults } from '#domain/shared/csv-import';
import type { ErrorCode } from '#domain/shared/error-code';
import type { FieldError, Image, Pagination } from '#domain/shared/response-schemas';
import type { Site } from '#domain/site/schema';
import type { DefaultPours, StaffTapList, TapChange, TappableDrink } from '#domain/tap/schema';
import type { StaffTaproom } from '#domain/taproom/schema';
import type { User, UserSession } from '#domain/user/schema';
import type { SecondFactor } from '#domain/user/sign-in';
import { edgeSecret, staffEmail, staffPassword } from './accounts';
import { createOperationLookup, createResponseCheck, type OpenApiDocument } from './openapi';

/** What calls respond with; each has a part of it. A test of another response names its type. */
export type ApiBody = {
  success: boolean;
  message: string;
  code: ErrorCode;
  errors: FieldError[];
  pagination: Pagination;
  token: string;
  user: User;
  users: User[];
  sessions: UserSession[];
  secondFactor: SecondFactor;
  uri: string;
  recoveryCodes: string[];
  beer: Beer;
  beers: Beer[];
  event: Event;
  events: Event[];
  images: Image[];
  taproom: StaffTaproom;
  content: Location;
  tapList: StaffTapList;
  change: TapChange;
  changes: TapChange[];
  drinks: TappableDrink[];
  defaultPours: DefaultPours;
  inquiry: Inquiry;
  inquiries: Inquiry[];
  redirects: Redirect[];
  site: Site;
  mail: MailSettings;
  results: ImportResults;
  backups: Backups;
};

/** Not validated. */
type ApiResponse<Body> = { status: number; headers: Headers; body: Body; text: string };

type RequestOptions = { headers?: Record<string, string> };

export type ApiClient = {
  get: <Body = ApiBody>(path: string, extra?: RequestOptions) => Promise<ApiResponse<Body>>;
  post: <Body = ApiBody>(path: string, body?: unknown, extra?: RequestOptions) => Promise<ApiResponse<Body>>;
  put: <Body = ApiBody>(path: string, body?: unknown, extra?: RequestOptions) => Promise<ApiResponse<Body>>;
  delete: <Body = ApiBody>(path: string, body?: unknown, extra?: RequestOptions) => Promise<ApiResponse<Body>>;
  /** Any request that `fetch` can send, with no default headers but the client's. */
  send: <Body = ApiBody>(
    method: string,
    path: string,
    init?: RequestInit,
    extra?: RequestOptions,
  ) => Promise<ApiResponse<Body>>;
};

/** How web tells the cms the client's IP address. */
export const clientHeaders = (ip: string) => ({ 'X-Forwarded-For': ip, 'X-Edge-Secret': edgeSecret });

/** Rate limits count by IP address: a random one per request, sent as web would, keeps tests independent. */
export const randomIp = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

async function read<Body>(response: Response): Promise<ApiResponse<Body>> {
  const text = decoder.decode(await response.arrayBuffer());
  const isJson = response.headers.get('content-type')?.startsWith('application/json') && text !== '';
  return { status: response.status, headers: response.headers, text, body: (isJson ? JSON.parse(text) : null) as Body };
}

let documented: ReturnType<typeof readDocument> | undefined;

async function readDocument(serverUrl: string) {
  const document = (await (await fetch(`${serverUrl}/api/openapi.json`)).json()) as OpenApiDocument;
  return { find: createOperationLookup(document), check: createResponseCheck(document) };
}

/** The responses of successful calls match the OpenAPI document. Those of others are tested with generated requests. */
async function validate(method: string, url: string, { status, headers, text }: ApiResponse<unknown>) {
  if (status >= 300) return;
  const { origin, pathname } = new URL(url);
  const { find, check } = await (documented ??= readDocument(origin));
  const operation = find(method.toLowerCase(), pathname.replace('/api', ''));
  const problems = operation ? check(operation, { status, contentType: headers.get('content-type'), text }) : [];
  if (problems.length > 0) throw new Error(`${method} ${url}: ${problems.join('\n')}`);
}

type ClientOptions = { token?: string | (() => Promise<string>); ip?: string; url?: string | undefined };

/** `ip`: the client IP address of all requests; by default a random one for each. `url`: of another server. */
export function createClient({ token, ip, url: serverUrl }: ClientOptions = {}): ApiClient {
  const send = async <Body>(method: string, path: string, init: RequestInit = {}, extra: RequestOptions = {}) => {
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(clientHeaders(ip ?? randomIp()))) headers.set(name, value);
    if (token) headers.set('Authorization', `Bearer ${typeof token === 'string' ? token : await token()}`);
    for (const [name, value] of Object.entries(extra.headers ?? {})) headers.set(name, value);
    const url = `${serverUrl ?? inject('api').url}/api${path}`;
    const response = await read<Body>(await fetch(url, { redirect: 'manual', ...init, method, headers }));
    await validate(method, url, response);
    return response;
  };
  const sendBody =
    (method: string) =>
    <Body = ApiBody>(path: string, body?: unknown, extra?: RequestOptions) => {
      if (body === undefined) return send<Body>(method, path, {}, extra);
      if (body instanceof FormData) return send<Body>(method, path, { body }, extra);
      const headers = { 'Content-Type': 'application/json' };
      return send<Body>(method, path, { body: JSON.stringify(body), headers }, extra);
    };
  return {
    get: (path, extra) => send('GET', path, {}, extra),
    post: sendBody('POST'),
    put: sendBody('PUT'),
    delete: sendBody('DELETE'),
    send,
  };
}

/** A client without a session. */
export const visitor = (url?: string) => createClient({ url });

/** Bartenders belong to a taproom, which each test creates. */
type FirstAccount = keyof typeof staffEmail;

/** Well below the ten minutes after which sensitive calls need the password again. */
const renewAfterMs = 5 * 60_000;

/** The token of a new session. */
export async function logIn(url?: string, role: FirstAccount = 'admin'): Promise<string> {
  const login = { email: staffEmail[role], password: staffPassword };
  const { status, body, text } = await visitor(url).post('/auth/login', login);
  if (status !== 200) throw new Error(`Signing in as ${role} returned ${status} ${text}`);
  return body.token;
}

/** A client with a session of its own, of the shared server unless another one is named. */
export const signInAt = async (url?: string, role: FirstAccount = 'admin'): Promise<ApiClient> =>
  createClient({ token: await logIn(url, role), url });

const shared = new Map<FirstAccount, { token: Promise<string>; signedInAt: number }>();

function sharedToken(role: FirstAccount): Promise<string> {
  const session = shared.get(role);
  if (session && Date.now() < session.signedInAt + renewAfterMs) return session.token;
  const token = logIn(undefined, role);
  shared.set(role, { token, signedInAt: Date.now() });
  return token;
}

/** Clients of the shared server with sessions that tests share. */
export const admin = createClient({ token: () => sharedToken('admin') });
export const moderator = createClient({ token: () => sharedToken('moderator') });

type ExpectedErrors = { path: FieldError['path']; msg: unknown }[];

/** The body of a failed call. */
export const failure = (code: ErrorCode, message: string, errors?: ExpectedErrors) => ({
  success: false,
  code,
  message,
  ...(errors && { errors }),
});

export const invalidInput = (errors: ExpectedErrors) =>
  failure('invalid-input', 'Please fix the errors below before submitting.', errors);

/** Asserts the status and the whole body of a response. */
export async function expectResponse(call: Promise<{ status: number; body: unknown }>, status: number, body: unknown) {
  const response = await call;
  expect([response.status, response.body]).toEqual([status, body]);
}

/** Asserts the whole body of a request that is rejected at these fields. */
export const expectInvalid = (call: Parameters<typeof expectResponse>[0], ...errors: ExpectedErrors) =>
  expectResponse(call, 400, invalidInput(errors));

export const expectFailure = (
  call: Parameters<typeof expectResponse>[0],
  status: number,
  ...parts: Parameters<typeof failure>
) => expectResponse(call, status, failure(...parts));

/** Asserts that the write of an old version is rejected. */
export const expectStale = (call: Parameters<typeof expectResponse>[0]) =>
  expectFailure(
    call,
    409,
    'stale-version',
    'Somebody else changed this in the meantime. Reload to see the latest version.',
  );

export const expectSuccess = (call: Parameters<typeof expectResponse>[0], status: number, message: string) =>
  expectResponse(call, status, { success: true, message });
