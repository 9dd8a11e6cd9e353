/** Journeys share the panel's sessions. */
import { accounts, panelUrl } from './env';

type Account = (typeof accounts)['panel'];
type Session = { token: string; signedInAt: number };

/** Tokens are valid for ten minutes; a journey takes less than two. */
const lifetimeMs = 7 * 60_000;

/** Sessions are in the environment, so that all workers inherit what global-setup.ts has started. */
const readSessions = () => JSON.parse(process.env.PANEL_SESSIONS ?? '{}') as Record<string, Session>;

async function signIn(account: Account) {
  const response = await fetch(`${new URL(panelUrl()).origin}/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(account),
  });
  if (!response.ok) throw new Error(`The panel returned ${response.status}: ${await response.text()}`);
  const { data } = (await response.json()) as { data: { token: string } };
  return data.token;
}

/** The token of a session in the panel, for the header `Authorization` or the panel's cookie. */
export async function panelToken(account: Account = accounts.panel): Promise<string> {
  const key = `${account.email} ${panelUrl()}`;
  const started = readSessions()[key];
  if (started && Date.now() < started.signedInAt + lifetimeMs) return started.token;
  const session = { token: await signIn(account), signedInAt: Date.now() };
  process.env.PANEL_SESSIONS = JSON.stringify({ ...readSessions(), [key]: session });
  return session.token;
}
