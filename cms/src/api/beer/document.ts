import type { Data } from '@strapi/strapi';
import type { BeerInput, BeerUpdate } from '#domain/beer/input';
import { toListKey, toSectionBits } from '#domain/beer/list-order';
import type { Award, Beer, BeerLink } from '#domain/beer/schema';
import { toNameKey } from '#domain/beer/search';
import { getStyleFamily } from '#domain/beer/style';
import { toSearchText } from '#domain/shared/fold-text';
import type { Image } from '#domain/shared/response-schemas';
import { toSortKey } from '#domain/shared/sort-key';
import type { DerivedColumns } from '#lib/derived-columns';
import { fileFields, toPublicImage, toStaffImage, toFileIds } from '#lib/media';
import { withLock } from '#lib/mutex';
import { toStringArray, toText, toInstant, emptyToNull, required } from '#lib/stored-values';

export const beerUid = 'api::beer.beer';

/** The relations that serialization needs. */
export const beerPopulate = {
  images: { fields: fileFields },
  awards: true,
};

export type BeerDocument = Data.ContentType<'api::beer.beer'>;

const toAward = ({ name, year, category, description }: NonNullable<BeerUpdate['awards']>[number]) => ({
  name,
  year: year ?? null,
  category: category ?? null,
  description: description ?? null,
});

const toPrices = ({ retail, wholesale }: NonNullable<BeerUpdate['pricing']>) => ({
  ...(retail === undefined ? {} : { retailPrice: retail }),
  ...(wholesale === undefined ? {} : { wholesalePrice: wholesale }),
});

export function toBeerDocument<Input extends BeerInput | BeerUpdate>(input: Input) {
  const { slug: _slug, images: _images, updatedAt: _version, pricing, awards, ...fields } = input;
  return {
    ...fields,
    ...(pricing ? toPrices(pricing) : {}),
    ...(awards ? { awards: awards.map(toAward) } : {}),
  };
}

export const derivedBeerColumns: DerivedColumns = {
  uid: beerUid,
  sources: ['name', 'style', 'description', 'sizes', 'tags'],
  sorted: ['sort_name', 'list_key'],
  derive(row) {
    const [name, style, description] = [toText(row['name']), toText(row['style']), toText(row['description'])];
    const [sizes, tags] = [toStringArray(row['sizes']), toStringArray(row['tags'])];
    return {
      nameKey: toNameKey(name),
      sortName: toSortKey(name),
      listKey: toListKey({ name, sizes, tags }),
      searchText: toSearchText([name, style, description]),
      searchStyle: toSearchText([style]),
      searchTags: toSearchText(tags),
      sections: toSectionBits({ tags }),
      styleFamily: getStyleFamily(style),
    };
  },
};

export const beerLockKey = 'beer slugs';

/** Serializes all writes to beers, so that two beers never choose the same free slug. */
export const withBeerLock = <Result>(work: () => Promise<Result>): Promise<Result> => withLock(beerLockKey, work);

type BeerData = Parameters<ReturnType<typeof strapi.documents<typeof beerUid>>['create']>[0]['data'];
export type BeerSnapshot = BeerData & { images: ReturnType<typeof toFileIds> };

/**
 * Everything that staff entered, as data of a new beer. Its images use the same files: a file is deleted with the last
 * record that uses it.
 */
export function takeSnapshot(beer: BeerDocument) {
  const { id: _id, documentId: _documentId, createdAt: _created, updatedAt: _updated, ...rest } = beer;
  const { publishedAt: _published, locale: _locale, images, awards, ...fields } = rest;
  return {
    ...fields,
    images: toFileIds(images),
    // The ids of component rows belong to the original.
    awards: (awards ?? []).map(({ id: _awardId, ...award }) => award),
  } as BeerSnapshot;
}

const serializeAward = ({ name, year, category, description }: NonNullable<BeerDocument['awards']>[number]): Award => ({
  name: name ?? '',
  year: emptyToNull(year),
  category: emptyToNull(category),
  description: emptyToNull(description),
});

const serializeBeer = (document: BeerDocument, images: Image[], wholesale: number | null): Beer => ({
  _id: document.documentId,
  slug: required(document.slug),
  name: required(document.name),
  style: emptyToNull(document.style),
  description: emptyToNull(document.description),
  longDescription: emptyToNull(document.longDescription),
  abv: emptyToNull(document.abv),
  ibu: emptyToNull(document.ibu),
  originalGravity: emptyToNull(document.originalGravity),
  color: emptyToNull(document.color),
  hops: emptyToNull(document.hops),
  malts: emptyToNull(document.malts),
  sizes: toStringArray(document.sizes),
  tags: toStringArray(document.tags),
  isAvailable: document.isAvailable ?? true,
  isActive: document.isActive ?? true,
  isFeatured: document.isFeatured ?? false,
  brewingNotes: emptyToNull(document.brewingNotes),
  foodPairings: emptyToNull(document.foodPairings),
  servingTemperature: emptyToNull(document.servingTemperature),
  pricing: { retail: emptyToNull(document.retailPrice), wholesale },
  primaryImage: images[0] ?? null,
  images,
  awards: (document.awards ?? []).map(serializeAward),
  createdAt: toInstant(document.createdAt),
  updatedAt: toInstant(document.updatedAt),
});

/** Without the wholesale price and storage paths. */
export const publicBeer = (document: BeerDocument): Beer =>
  serializeBeer(document, (document.images ?? []).map(toPublicImage), null);

export const beerLink = ({ slug, name, style }: BeerLink): BeerLink => ({ slug, name, style });

export const staffBeer = (document: BeerDocument): Beer =>
  serializeBeer(document, (document.images ?? []).map(toStaffImage), emptyToNull(document.wholesalePrice));
