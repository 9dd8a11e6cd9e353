/** Accounts of every role, and private data with texts by which a leak is recognized. */
import { randomBytes } from 'node:crypto';
import { accounts, type Role } from './accounts.ts';

export type PreparedData = {
  tokens: Record<Role, string>;
  /** Private texts, by what they are. */
  secrets: Map<string, string>;
  /** Ids of private records. */
  ids: Record<'beer' | 'inactiveBeer' | 'draftEvent' | 'privateEvent' | 'inquiry' | 'subscriber' | 'user', string>;
};

type Json = Record<string, unknown>;

async function call<Body = Json>(url: string, token: string | null, body?: object, method = 'POST'): Promise<Body> {
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

export async function prepareData({ siteUrl, cmsUrl }: { siteUrl: string; cmsUrl: string }): Promise<PreparedData> {
  const secrets = new Map<string, string>();
  const secret = (name: string) => {
    const text = `secret${randomBytes(6).toString('hex')}`;
    secrets.set(name, text);
    return text;
  };
  const api = `${siteUrl}/api`;
  const login = async (role: Role) => (await call<{ token: string }>(`${api}/auth/login`, null, accounts[role])).token;
  const admin = await login('admin');

  const { user } = await call<{ user: Document }>(`${api}/auth/users`, admin, {
    ...{ ...accounts.bartender, firstName: 'Bea', lastName: 'Tender', role: 'bartender', taprooms: ['auburn'] },
  });
  const beers = `${api}/beers`;
  const { beer } = await call<{ beer: Document }>(beers, admin, {
    name: 'Attack Test Ale',
    pricing: { retail: 7, wholesale: 43.219_87 },
  });
  secrets.set('a wholesale price', '43.21987');
  const { beer: inactiveBeer } = await call<{ beer: Document }>(beers, admin, {
    ...{ name: `Hidden ${secret('the name of an inactive beer')}`, isActive: false },
    description: secret('the description of an inactive beer'),
  });
  const event = {
    description: 'For the attack test.',
    ...{ category: 'community', tapRoom: 'Auburn', location: 'Auburn taproom', startDate: '2031-07-04' },
    ...{ endDate: '2031-07-04', startTime: '18:00', endTime: '20:00' },
  };
  const events = `${api}/events`;
  const { event: draftEvent } = await call<{ event: Document }>(events, admin, {
    ...{ ...event, title: secret('the title of a draft event'), status: 'draft' },
  });
  const { event: privateEvent } = await call<{ event: Document }>(events, admin, {
    ...{ ...event, title: secret('the title of a private event'), status: 'published', isPublic: false },
  });
  await call(events, admin, {
    ...{ ...event, title: 'Attack Test Night', status: 'published' },
    organizer: {
      name: 'Olga',
      email: `${secret('the email address of an organizer')}@example.com`,
      phone: '(530) 555-0177',
    },
  });
  const email = `${secret('the email address of an inquiry')}@example.com`;
  const message = `Please call ${secret('the message of an inquiry')}`;
  await call(`${api}/contact/submit`, null, {
    ...{ name: 'Ina', email, phone: '5305550134', subject: 'Tours', message },
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
    ...{ admin, panelAdmin, moderator: await login('moderator'), bartender: await login('bartender') },
    panelEditor: await createPanelEditor(cmsUrl, panelAdmin),
  };
  for (const [role, token] of Object.entries(tokens)) secrets.set(`the token of the ${role}`, token);
  const firstId = (documents: Document[]) => documents[0]?._id ?? 'none';
  return {
    tokens,
    secrets,
    ids: {
      ...{ beer: beer._id, inactiveBeer: inactiveBeer._id, draftEvent: draftEvent._id, privateEvent: privateEvent._id },
      ...{ inquiry: firstId(inquiries), subscriber: firstId(data.subscribers), user: user._id },
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
    ...{ email, firstname: 'Ed', lastname: 'Editor', roles: [role?.id ?? 0] },
  });
  const registration = {
    registrationToken: invited.registrationToken,
    userInfo: { firstname: 'Ed', lastname: 'Editor', password },
  };
  return (await call<PanelSession>(`${cmsUrl}/admin/register`, null, registration)).data.token;
}
