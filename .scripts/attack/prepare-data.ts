/** Accounts of every role, and private data with texts by which a leak is recognized. */
import { randomBytes } from 'node:crypto';
import { accounts, type Role } from './accounts.ts';

async function call<Body>(url: string, token: string | null, body?: object, method = 'POST'): Promise<Body> {
  const response = await fetch(url, {
    method: body ? method : 'GET',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url} returned ${response.status}: ${text.slice(0, 500)}`);
  return JSON.parse(text) as Body;
}

type Document = { _id: string };

export async function prepareData({ siteUrl, cmsUrl }: { siteUrl: string; cmsUrl: string }) {
  /** Private texts, by what they are. */
  const secrets = new Map<string, string>();
  const secret = (name: string) => {
    const text = `secret${randomBytes(6).toString('hex')}`;
    secrets.set(name, text);
    return text;
  };
  const api = `${siteUrl}/api`;
  const login = async (role: Role) => (await call<{ token: string }>(`${api}/auth/login`, null, accounts[role])).token;
  const admin = await login('admin');
  /** Resolves with the id of the record. */
  const create = async (type: 'user' | 'beer' | 'event', path: string, record: object) =>
    (await call<Record<typeof type, Document>>(api + path, admin, record))[type]._id;

  const user = await create('user', '/auth/users', {
    ...accounts.bartender,
    firstName: 'Bea',
    lastName: 'Tender',
    role: 'bartender',
    taprooms: ['auburn'],
  });
  const pricing = { retail: 7, wholesale: 43.219_87 };
  const beer = await create('beer', '/beers', { name: 'Attack Test Ale', pricing });
  secrets.set('a wholesale price', '43.21987');
  const inactiveBeer = await create('beer', '/beers', {
    name: `Hidden ${secret('the name of an inactive beer')}`,
    isActive: false,
    description: secret('the description of an inactive beer'),
  });
  const event = {
    description: 'For the attack test.',
    category: 'community',
    tapRoom: 'Auburn',
    location: 'Auburn taproom',
    startDate: '2031-07-04',
    endDate: '2031-07-04',
    startTime: '18:00',
    endTime: '20:00',
  };
  const draftEvent = await create('event', '/events', {
    ...event,
    title: secret('the title of a draft event'),
    status: 'draft',
  });
  const privateEvent = await create('event', '/events', {
    ...event,
    title: secret('the title of a private event'),
    status: 'published',
    isPublic: false,
  });
  const organizerEmail = `${secret('the email address of an organizer')}@example.com`;
  await create('event', '/events', {
    ...event,
    title: 'Attack Test Night',
    status: 'published',
    organizer: { name: 'Olga', email: organizerEmail, phone: '(530) 555-0177' },
  });
  const email = `${secret('the email address of an inquiry')}@example.com`;
  const message = `Please call ${secret('the message of an inquiry')}`;
  await call(`${api}/contact/submit`, null, {
    name: 'Ina',
    email,
    phone: '5305550134',
    subject: 'Tours',
    message,
  });
  const subscriber = `${secret('the email address of a subscriber')}@example.com`;
  await call(`${api}/newsletter/subscribe`, null, { email: subscriber, source: 'website' });
  const { inquiries } = await call<{ inquiries: Document[] }>(`${api}/inquiries?limit=1`, admin);
  const { data } = await call<{ data: { subscribers: Document[] } }>(`${api}/newsletter/subscribers?limit=1`, admin);
  for (const [name, { email: address, password }] of Object.entries(accounts)) {
    secrets.set(`the email address of the ${name}`, address);
    secrets.set(`the password of the ${name}`, password);
  }

  const panelAdmin = await signInToPanel(cmsUrl, accounts.panelAdmin);
  const tokens: Record<Role, string> = {
    admin,
    panelAdmin,
    moderator: await login('moderator'),
    bartender: await login('bartender'),
    panelEditor: await createPanelEditor(cmsUrl, panelAdmin),
  };
  for (const [role, token] of Object.entries(tokens)) secrets.set(`the token of the ${role}`, token);
  const firstId = (documents: Document[]) => documents[0]?._id ?? 'none';
  return {
    tokens,
    secrets,
    ids: {
      beer,
      inactiveBeer,
      draftEvent,
      privateEvent,
      user,
      inquiry: firstId(inquiries),
      subscriber: firstId(data.subscribers),
    },
  };
}

type PanelSession = { data: { token: string } };

const signInToPanel = async (cmsUrl: string, account: object) =>
  (await call<PanelSession>(`${cmsUrl}/admin/login`, null, account)).data.token;

async function createPanelEditor(cmsUrl: string, admin: string): Promise<string> {
  const { data: panelRoles } = await call<{ data: { id: number; name: string }[] }>(`${cmsUrl}/admin/roles`, admin);
  const role = panelRoles.find(({ name }) => name === 'Editor');
  const { email, password } = accounts.panelEditor;
  const { data: invited } = await call<{ data: { registrationToken: string } }>(`${cmsUrl}/admin/users`, admin, {
    email,
    firstname: 'Ed',
    lastname: 'Editor',
    roles: [role?.id ?? 0],
  });
  const registration = {
    registrationToken: invited.registrationToken,
    userInfo: { firstname: 'Ed', lastname: 'Editor', password },
  };
  return (await call<PanelSession>(`${cmsUrl}/admin/register`, null, registration)).data.token;
}
