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

type BuiltInContent = ReturnType<typeof builtInContent>;

/**
 * The responses that replace reads while the CMS can't be reached and has never been, by path: the
 * demo content, or the neutral one, with the settings of the environment.
 */
export function builtInContent(settings: Settings, demoTaprooms: readonly Taproom[]) {
  const siteSettings = initialSiteSettings(settings);
  const facts = { ...settings, ...siteSettings, hasDoubleOptIn: settings.newsletterDoubleOptIn };
  function bodiesOf(content: InitialContent) {
    const taprooms = content === 'demo' ? demoTaprooms : [];
    const summaries = taprooms.map((taproom) => taproomSummarySchema.parse(taproom));
    const site: Site = { settings: siteSettings, taprooms: summaries, pages: [] };
    const responses: [path: string, response: object][] = [
      ['/api/site', { site }],
      ...definitions.map((page): [string, object] => [
        `/api/pages/${page.key}`,
        { page: fillPrivacy<object>(initialPage(page, content), facts) },
      ]),
      ...taprooms.map((taproom): [string, object] => [`/api/taprooms/${taproom.slug}`, { taproom }]),
    ];
    return new Map(
      responses.map(([path, response]) => [path, Buffer.from(JSON.stringify({ success: true, ...response }))]),
    );
  }
  return { settings: siteSettings, demo: bodiesOf('demo'), neutral: bodiesOf('neutral') };
}

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
  const bodies = await readStored(file);
  let site: { body: Buffer; value: Site } | null = null;
  /** Writes follow each other, so that the last one wins. */
  let writing: Promise<void> = Promise.resolve();
  let isQueued = false;

  function save() {
    if (isQueued) return;
    isQueued = true;
    const write = () => {
      isQueued = false;
      return writeAtomically(file, JSON.stringify([...bodies].map(([key, body]) => [key, body.toString()])));
    };
    writing = writing.then(write).catch(onWriteError);
  }

  function siteIn(body: Buffer): Site {
    if (site?.body !== body) {
      const stored = (JSON.parse(body.toString()) as { site: Site }).site;
      // What an earlier version has stored lacks the settings that are new in this one.
      site = { body, value: { ...stored, settings: { ...builtIn.settings, ...stored.settings } } };
    }
    return site.value;
  }

  /** What is known of this brewery comes first; a page that is not known has the texts of its kind of brewery. */
  function find(key: string): Buffer | undefined {
    const knownSite = bodies.get('/api/site');
    const { name } = knownSite ? siteIn(knownSite).settings : builtIn.settings;
    return bodies.get(key) ?? builtIn[contentOf(name)].get(key);
  }

  return {
    /** Undefined for what has no fallback. */
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

/** Empty if it can't be read. */
async function readStored(file: string): Promise<Map<string, Buffer>> {
  try {
    const stored = JSON.parse(await readFile(file, 'utf8')) as [string, string][];
    return new Map(stored.map(([key, body]) => [key, Buffer.from(body)]));
  } catch {
    return new Map();
  }
}
