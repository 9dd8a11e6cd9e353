/** SVGs with scripts, or references to other servers. */
import { type AttackCase, describeReply, type Finding } from '../attack-case.ts';
import type { Attacker } from '../attacker.ts';
import type { FormPart } from '../http.ts';
import { svgDocuments, svgVectors, wrapSvg } from '../svg-vectors.ts';
import { refusedStatuses, upload } from '../upload.ts';

const svg = (content: string): FormPart => ({
  ...{ name: 'logo', filename: 'logo.svg' },
  type: 'image/svg+xml',
  content,
});

const location: FormPart = { name: 'location', content: 'main-website' };

/** The two ways to store an SVG: the logo of the site, and the panel's media library. */
const svgRoutes = {
  'the logo': (attacker: Attacker, content: string) => upload(attacker, '/api/content/logo', [location, svg(content)]),
  'the panel': (attacker: Attacker, content: string) => {
    const file: FormPart = { ...svg(content), name: 'files' };
    return upload(attacker, '/upload', [file], 'panelAdmin', 'cms');
  },
} as const;

type SvgRoute = keyof typeof svgRoutes;

/** Stores the SVG and reads what visitors get. */
async function findUnsafe(attacker: Attacker, route: SvgRoute, content: string): Promise<Finding> {
  const reply = await svgRoutes[route](attacker, content);
  if (refusedStatuses.includes(reply.status)) return null;
  const url = /"url":"(\/uploads\/[^"]+)"/.exec(reply.text)?.[1];
  if (reply.status >= 300 || !url) return `got ${describeReply(reply)}`;
  const { text, headers } = await attacker.send({ path: url });
  if (!String(headers['content-security-policy']).includes('sandbox')) return 'the file is served without a sandbox';
  const found = /evil\.example|<script|javascript:|\son\w+\s*=|expression\(|<!ENTITY|root:x|lollol/i.exec(text);
  return found ? `the file has ${text.slice(Math.max(0, found.index - 80), found.index + 80)}` : null;
}

const documents = (Object.keys(svgRoutes) as SvgRoute[]).flatMap((route): AttackCase[] => [
  {
    goal: `store an SVG with any of ${svgVectors.length} scripts and references by ${route}`,
    // One file without the texts that would end the document for an HTML parser.
    attempt: (attacker) =>
      findUnsafe(attacker, route, wrapSvg(svgVectors.filter((vector) => !/CDATA|<!--/.test(vector)).join('\n'))),
  },
  ...Object.entries(svgDocuments).map(([name, content], index): AttackCase => ({
    goal: `store an SVG with ${name} by ${route}`,
    attempt: async (attacker) => {
      const startedAt = performance.now();
      const finding = await findUnsafe(attacker, route, content);
      const seconds = (performance.now() - startedAt) / 1000;
      return finding ?? (seconds > 20 ? `it took ${seconds.toFixed(0)} s` : null);
    },
    // Each takes a second; the other route has the other half.
    ...(index % 4 === (route === 'the logo' ? 0 : 2) ? {} : { isLong: true }),
  })),
]);

const singleVectors = svgVectors.map((vector): AttackCase => ({
  goal: `store ${vector.slice(0, 100)} by the logo`,
  attempt: (attacker) => findUnsafe(attacker, 'the logo', wrapSvg(vector)),
  isLong: true,
}));

export const svgUploads: AttackCase[] = [...documents, ...singleVectors];
