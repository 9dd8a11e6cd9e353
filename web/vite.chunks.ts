/** Which file of the build a module of the public site comes in. */

/** What every page runs on, what fetches the parts among it; it changes when a library does. */
const libraries = {
  name: 'libraries',
  test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|@tanstack)[\\/]|vite[\\/]preload-helper/,
  priority: 2,
};

type ModuleInfo = { isEntry: boolean; importers: readonly string[] };
type ModuleGraph = { getModuleInfo: (id: string) => ModuleInfo | null };

/** Whether the entry imports a module at once, by whatever way. */
function isNeededAtOnce(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const info = graph.getModuleInfo(id);
  return !!info && (info.isEntry || info.importers.some((importer) => isNeededAtOnce(importer, graph, seen)));
}

/** Layout, routing and what they are made of: every page has it, in one file. */
const frame = {
  name: (id: string, graph: ModuleGraph) => (isNeededAtOnce(id, graph) ? 'frame' : null),
  debugName: 'frame',
  test: /web[\\/](ui|api|site)[\\/](?!start|entry-client)|cms[\\/]domain[\\/]|lucide-react[\\/]/,
  priority: 1,
  includeDependenciesRecursively: false,
};

/**
 * Fifty files of a kilobyte each cost a phone more than one: what at least two pages need comes together. (Forms, maps
 * and zod stay with those who need them; the newsletter's small form, which is nearly everywhere, has a honeypot, too.)
 */
const common = {
  name: (id: string, graph: ModuleGraph) => (isNeededAtOnce(id, graph) ? null : 'common'),
  debugName: 'common',
  test: /web[\\/](ui|api|site)[\\/](?!.*(form[\\/](?!honeypot)|inquiry|distributor|legal))|cms[\\/]domain[\\/](time|location|beer|event|money)|lucide-react[\\/]/,
  minShareCount: 2,
  priority: 1,
  includeDependenciesRecursively: false,
};

export const chunkGroups = [libraries, frame, common];
