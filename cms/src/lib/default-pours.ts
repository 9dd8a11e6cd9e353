/** The glasses with which drinks start that were never poured before. Staff edit them; the last keg of a drink comes first. */
import type { DefaultPoursInput } from '#domain/tap/input';
import type { DefaultPours } from '#domain/tap/schema';
import { recordAudit } from './audit/record';
import { invalidInput, rejectStale } from './errors';
import { withLock } from './mutex';

type Stored = Omit<DefaultPoursInput, 'updatedAt'> & { updatedAt: string };

const store = () => strapi.store({ type: 'core', name: 'brewery', key: 'default-pours' });

const unsaved = new Date(0).toISOString();

const readStored = async (): Promise<Stored> =>
  ((await store().get()) as Stored | null) ?? { pours: [], exceptions: [], updatedAt: unsaved };

async function findBeerNames(exceptions: Stored['exceptions']): Promise<Map<string, string>> {
  const ids = exceptions.flatMap(({ beer }) => beer ?? []);
  const beers: { documentId: string; name: string }[] = await strapi.db
    .query('api::beer.beer')
    .findMany({ select: ['documentId', 'name'], where: { documentId: { $in: ids } } });
  return new Map(beers.map(({ documentId, name }) => [documentId, name]));
}

/** Leaves out those of deleted beers. */
export async function readDefaultPours(): Promise<DefaultPours> {
  const { pours, exceptions, updatedAt } = await readStored();
  const names = await findBeerNames(exceptions);
  return {
    pours,
    exceptions: exceptions.flatMap((exception) => {
      const name = exception.beer === null ? exception.style : names.get(exception.beer);
      return name ? [{ ...exception, name }] : [];
    }),
    updatedAt,
  };
}

export const saveDefaultPours = ({ updatedAt, ...input }: DefaultPoursInput, now: Date): Promise<void> =>
  withLock('default pours', async () => {
    rejectStale(await readStored(), updatedAt);
    const names = await findBeerNames(input.exceptions);
    const errors = input.exceptions.flatMap(({ beer }, index) =>
      beer === null || names.has(beer) ? [] : [{ path: `exceptions.${index}.beer`, msg: 'This beer does not exist' }],
    );
    if (errors.length > 0) throw invalidInput(errors);
    await store().set({ value: { ...input, updatedAt: now.toISOString() } });
    const record = { type: 'default-prices', id: null, name: null };
    await recordAudit({ action: 'changed', area: 'taps', record }, now);
  });

export const seedDefaultPours = (input: Omit<Stored, 'updatedAt'>): Promise<void> =>
  store().set({ value: { ...input, updatedAt: unsaved } });

export async function removeDefaultPours({ keepsOwn }: { keepsOwn: boolean }): Promise<void> {
  if (!keepsOwn || (await readStored()).updatedAt === unsaved) await store().delete();
}
