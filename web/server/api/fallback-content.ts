/**
 * The site settings, taprooms and pages as the CMS last returned them, for when it can't be reached: pages then still look
 * like this brewery's. They are also stored on disk, for a start without the CMS.
 */
import { readFile } from 'node:fs/promises';
import type { PageDefinition } from '@domain/page/definition';
import { fillPrivacy } from '@domain/privacy/placeholders';
import { initialPage, type InitialContent } from '@domain/page/initial-page';
import { pages } from '@domain/page/pages';
import type { Settings } from '@domain/settings/settings';
import { initialSiteSettings } from '@domain/site/initial-settings';
import type { Site } from '@domain/site/schema';
import { taproomSummarySchema, type Taproom } from '@domain/taproom/schema';
import { isDemoName } from '../../site/assets/demo-name';
import { writeAtomically } from '../disk';

const definitions: readonly PageDefinition[] = pages;

/** Only the demo brewery's pages and taprooms fall back to the demo content: another one's are neutral. */
const contentOf = (breweryName: string): InitialContent => (isDemoName(breweryName) ? 'demo' : 'neutral');

/**
 * The responses that replace reads while the CMS can't be reached and has never been, by path: the
 * demo content, or the neutral one, with the settings of the environment.
 */
export function builtInContent(settings: Settings, demoTaprooms: readonly Taproom[]): BuiltInContent {
  const contentsOf = (content: InitialContent) => {
    const taprooms = content === 'demo' ? demoTaprooms : [];
    const summaries = taprooms.map((taproom) => taproomSummarySchema.parse(taproom));
    const site: Site = { settings: initialSiteSettings(settings), taprooms: summaries, pages: [] };
    const facts = { ...settings, ...site.settings, hasDoubleOptIn: settings.newsletterDoubleOptIn };
    return new Map<string, object>([
      ['/api/site', { success: true, site }],
      ...definitions.map((page): [string, object] => [
        `/api/pages/${page.key}`,
        { success: true, page: fillPrivacy<object>(initialPage(page, content), facts) },
      ]),
      ...taprooms.map((taproom): [string, object] => [`/api/taprooms/${taproom.slug}`, { success: true, taproom }]),
    ]);
  };
  return { breweryName: settings.brand.name, demo: contentsOf('demo'), neutral: contentsOf('neutral') };
}

type BuiltInContent = {
  /** The name in the environment, until the CMS has responded. */
  breweryName: string;
} & Record<InitialContent, Map<string, object>>;

export type FallbackContent = Awaited<ReturnType<typeof openFallbackContent>>;

type Options = {
  file: string;
  /** Responses for what was never loaded. */
  builtIn: BuiltInContent;
  onWriteError: (error: unknown) => void;
};

const rememberedKeys = /^\/api\/(?:site|pages\/[^/?]+|taprooms\/[^/?]+)$/;

/** More than any site has. The CMS finds a taproom in many spellings of its slug: bounds what a flood of them could store. */
const maxStored = 500;

export async function openFallbackContent({ file, builtIn, onWriteError }: Options) {
  const bodies = toBodies(await readStored(file));
  const builtInBodies = { demo: toBodies(builtIn.demo), neutral: toBodies(builtIn.neutral) };
  let site: { body: Buffer; value: Site } | null = null;
  /** Writes follow each other, so that the last one wins. */
  let writing: Promise<void> = Promise.resolve();
  let isQueued = false;

  function save() {
    if (isQueued) return;
    isQueued = true;
    const write = () => {
      isQueued = false;
      const responses = [...bodies].map(([key, body]) => `${JSON.stringify(key)}:${body.toString()}`);
      return writeAtomically(file, `{${responses.join(',\n')}}`);
    };
    writing = writing.then(write).catch(onWriteError);
  }

  const siteIn = (body: Buffer): Site => {
    if (site?.body === body) return site.value;
    const value = addNewSettings((JSON.parse(body.toString()) as { site: Site }).site, builtIn.neutral);
    site = { body, value };
    return value;
  };

  /** What is known of this brewery comes first; a page that is not known has the texts of its kind of brewery. */
  function find(key: string): Buffer | null {
    const known = bodies.get(key);
    if (known) return known;
    const knownSite = bodies.get('/api/site');
    const name = knownSite ? siteIn(knownSite).settings.name : builtIn.breweryName;
    return builtInBodies[contentOf(name)].get(key) ?? null;
  }

  return {
    /** Null for what has no fallback. */
    find,
    /** A successful response of the CMS. */
    remember(key: string, body: Buffer) {
      if (!rememberedKeys.test(key) || bodies.get(key)?.equals(body)) return;
      if (!bodies.has(key) && bodies.size >= maxStored) return;
      bodies.set(key, body);
      save();
    },
    /** The CMS has responded that there is no such record. */
    forget(key: string) {
      if (bodies.delete(key)) save();
    },
    /** What every page needs, as far as it is known without a request. */
    site(): Site {
      const body = find('/api/site');
      if (!body) throw new Error('There is no built-in site');
      return siteIn(body);
    },
    /** Resolves when everything is on disk. */
    flush: () => writing,
  };
}

/** What an earlier version has stored lacks the settings that are new in this one. */
function addNewSettings(stored: Site, builtIn: Map<string, object>): Site {
  const { settings } = (builtIn.get('/api/site') as { site: Site }).site;
  return { ...stored, settings: { ...settings, ...stored.settings } };
}

const toBodies = (responses: Map<string, object>): Map<string, Buffer> =>
  new Map([...responses].map(([key, response]) => [key, Buffer.from(JSON.stringify(response))]));

/** Empty if it can't be read. */
async function readStored(file: string): Promise<Map<string, object>> {
  try {
    const stored = JSON.parse(await readFile(file, 'utf8')) as Record<string, object>;
    return new Map(Object.entries(stored).filter(([key]) => rememberedKeys.test(key)));
  } catch {
    return new Map();
  }
}
