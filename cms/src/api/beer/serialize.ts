import type { Award, Beer, BeerLink } from '#domain/beer/beer';
import type { Image } from '#domain/shared/image';
import { toPublicImage, toStaffImage } from '#lib/media';
import { toInstant, emptyToNull, required, toStringArray } from '#lib/stored-values';
import type { BeerDocument } from './document';

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

/** Without the wholesale price and storage paths (api.md §3). */
export const publicBeer = (document: BeerDocument): Beer =>
  serializeBeer(document, (document.images ?? []).map(toPublicImage), null);

export const beerLink = ({ slug, name, style }: BeerLink): BeerLink => ({ slug, name, style });

export const staffBeer = (document: BeerDocument): Beer =>
  serializeBeer(document, (document.images ?? []).map(toStaffImage), emptyToNull(document.wholesalePrice));
