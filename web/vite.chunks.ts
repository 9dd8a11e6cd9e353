/** Assigns the modules of the public site to chunks. */

/**
 * What every page runs on and its chunk loader; changes only when a library does. Lists that load more are on two pages,
 * and several queries at once on one.
 */
const libraries = {
  name: 'libraries',
  test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|@tanstack)[\\/](?!.*(?:useQueries|queriesObserver|nfiniteQueryObserver|useInfiniteQuery)\.js)|vite[\\/]preload-helper/,
  priority: 2,
};

type ModuleInfo = { isEntry: boolean; importers: readonly string[] };
type ModuleGraph = { getModuleInfo: (id: string) => ModuleInfo | null };

/** Whether an entry imports the module statically, directly or through others. */
function isStaticallyImported(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const info = graph.getModuleInfo(id);
  return !!info && (info.isEntry || info.importers.some((importer) => isStaticallyImported(importer, graph, seen)));
}

/** Layout and routing, which every page needs, in one file. The first script of a page has its own modules. */
const shell = {
  name: (id: string, graph: ModuleGraph) => (isStaticallyImported(id, graph) ? 'shell' : null),
  debugName: 'shell',
  test: /web[\\/](ui|api|domain|site)[\\/](?!boot[\\/](bootstrap|entry-client|foreign-changes)|trusted-types|fonts|encode-qr-code)|cms[\\/]domain[\\/]|lucide-react[\\/]/,
  priority: 1,
  includeDependenciesRecursively: false,
};

/**
 * What at least two pages share, in one file: fifty files of a kilobyte each cost a phone more than one. Forms, maps and
 * zod stay with the pages that need them; the honeypot is here because the newsletter form is on most pages, and the types
 * of private events because links to their form are on pages without a form.
 */
const common = {
  name: (id: string, graph: ModuleGraph) => (isStaticallyImported(id, graph) ? null : 'common'),
  debugName: 'common',
  test: /web[\\/](ui|api|domain|site)[\\/](?!.*(form[\\/](?!honeypot)|inquiry|distributor|legal|rich-text|formatted-text|shared[\\/]map))|cms[\\/]domain[\\/](time|location|tap|page|beer|event|calendar|money|inquiry[\\/]event-type)|lucide-react[\\/]/,
  minShareCount: 2,
  priority: 1,
  includeDependenciesRecursively: false,
};

/** What the pages with a form share, without the validators, which load on interaction. */
const forms = {
  name: (id: string, graph: ModuleGraph) => (isStaticallyImported(id, graph) ? null : 'forms'),
  debugName: 'forms',
  test: /site[\\/]shared[\\/]form|features[\\/]inquiry|domain[\\/]inquiry[\\/]subject|phone-format/,
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

export const chunkGroups = [libraries, shell, common, forms];
