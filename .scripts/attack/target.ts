/** The product as installed: built, in production mode, on SQLite, with demo content, rate limits on and no proxy trusted. */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readSettings } from '../../cms/domain/settings/settings.ts';
import type { OpenApiDocument } from '../../cms/test/openapi.ts';
import { cleanEnv, noSettings } from '../clean-env.ts';
import { nodeProgram } from '../cluster/node-program.ts';
import { Program } from '../cluster/program.ts';
import { responds } from '../cluster/responds.ts';
import { freePorts } from '../free-ports.ts';
import { cms, root, web } from '../paths.ts';
import { defineServices } from '../supervisor/services.ts';
import { accounts } from './accounts.ts';
import { prepareData } from './prepare-data.ts';

export type Target = Awaited<ReturnType<typeof startTarget>>;

export const isBuilt = () =>
  [path.join(cms, 'dist/src/index.js'), path.join(web, 'dist/server/index.js')].every((file) => existsSync(file));

export async function startTarget() {
  const folder = mkdtempSync(path.join(tmpdir(), 'brewery-attack-'));
  const dataDir = path.join(folder, 'data');
  /** Temporary files of both services. */
  const tempDir = path.join(folder, 'temporary');
  for (const each of [dataDir, tempDir]) mkdirSync(each);
  const [site = 0, cmsPort = 0] = await freePorts(2);
  const environment = {
    ...noSettings,
    // It does not respond, so all emails stay in the outbox.
    SMTP_URL: 'smtp://127.0.0.1:9',
    BACKUP_SCHEDULE: 'off',
    PORT: String(site),
    CMS_PORT: String(cmsPort),
    DATA_DIR: dataDir,
    TMPDIR: tempDir,
    LOG_FORMAT: 'json',
    STAFF_ADMIN_EMAIL: accounts.admin.email,
    STAFF_ADMIN_PASSWORD: accounts.admin.password,
    STAFF_MODERATOR_EMAIL: accounts.moderator.email,
    STAFF_MODERATOR_PASSWORD: accounts.moderator.password,
    PANEL_ADMIN_EMAIL: accounts.panelAdmin.email,
    PANEL_ADMIN_PASSWORD: accounts.panelAdmin.password,
  };
  const NODE_OPTIONS = `--import=${pathToFileURL(path.join(import.meta.dirname, 'pollution.mjs')).href}`;
  const programs = defineServices(readSettings(environment, root)).map(({ env, readyUrl, name, args, cwd }) => {
    const all = { ...cleanEnv(), ...env, ...environment, EDGE_SECRET: env['EDGE_SECRET'], NODE_OPTIONS };
    return new Program(nodeProgram({ name, args, cwd, env: all, isReady: () => responds(readyUrl) }));
  });
  const close = async () => {
    for (const program of programs.toReversed()) await program.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all(programs.map((program) => program.start()));
    const siteUrl = `http://127.0.0.1:${site}`;
    const cmsUrl = `http://127.0.0.1:${cmsPort}`;
    const document = (await (await fetch(`${siteUrl}/api/openapi.json`)).json()) as OpenApiDocument;
    return {
      ...(await prepareData({ siteUrl, cmsUrl })),
      ports: { site, cms: cmsPort },
      siteUrl,
      cmsUrl,
      document,
      dataDir,
      tempDir,
      close,
      /** Whose names no response may contain. */
      folders: [folder, root],
      /** The log of both services. */
      output: () => programs.map(({ output }) => output).join('\n'),
      crashes: () => programs.reduce((sum, { crashes }) => sum + crashes, 0),
    };
  } catch (error) {
    await close();
    throw error;
  }
}
