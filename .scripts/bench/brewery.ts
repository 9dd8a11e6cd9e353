/** The real system on an empty folder, as `npm start` runs it, with accounts that the bench knows. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings } from '../../cms/domain/settings/settings.ts';
import { freePorts } from '../free-ports.ts';
import { fromScratch } from '../from-scratch.ts';
import { root } from '../project.ts';
import { programs } from '../supervisor/programs.ts';
import { type Program, startProgram } from './program.ts';

const account = { email: 'bench@brewery.example', password: 'Many-beers-make-light-work-1' };

export type Brewery = {
  siteUrl: string;
  cmsUrl: string;
  cms: Program;
  web: Program;
  restart: () => Promise<void>;
  restartWeb: () => Promise<void>;
  /** Headers of a signed-in member of staff. */
  signIn: () => Promise<{ Authorization: string }>;
  signInToPanel: () => Promise<{ Authorization: string }>;
  close: () => Promise<void>;
};

export async function openBrewery(): Promise<Brewery> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'brewery-bench-'));
  const [port = 0, cmsPort = 0] = await freePorts(2);
  const siteUrl = `http://127.0.0.1:${port}`;
  const cmsUrl = `http://127.0.0.1:${cmsPort}`;
  const environment = {
    ...fromScratch,
    ...{ PORT: String(port), CMS_PORT: String(cmsPort), PUBLIC_URL: siteUrl, DATA_DIR: dataDir },
    ...{ SEED: 'on', RATE_LIMITS: 'off', MAP_TILE_URL: 'off' },
    ...{ STAFF_ADMIN_EMAIL: account.email, STAFF_ADMIN_PASSWORD: account.password },
    ...{ PANEL_ADMIN_EMAIL: account.email, PANEL_ADMIN_PASSWORD: account.password },
  };
  const [cms, web] = programs(readSettings(environment, root));
  if (!cms || !web) throw new Error('The brewery has two programs');
  const start = (program: typeof cms) => startProgram({ ...program, env: { ...program.env, ...environment } });

  const brewery: Brewery = {
    siteUrl,
    cmsUrl,
    cms: await start(cms),
    web: await start(web),
    async restart() {
      await Promise.all([brewery.web.stop(), brewery.cms.stop()]);
      brewery.cms = await start(cms);
      brewery.web = await start(web);
    },
    async restartWeb() {
      await brewery.web.stop();
      brewery.web = await start(web);
    },
    signIn: async () => bearer(await postJson(`${siteUrl}/api/auth/login`, account)),
    signInToPanel: async () => bearer((await postJson<{ data: Token }>(`${cmsUrl}/admin/login`, account)).data),
    async close() {
      await Promise.all([brewery.web.stop(), brewery.cms.stop()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return brewery;
}

type Token = { token: string };
const bearer = ({ token }: Token) => ({ Authorization: `Bearer ${token}` });

async function postJson<Answer = Token>(url: string, body: object): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} says ${answer.status}`);
  return (await answer.json()) as Answer;
}
