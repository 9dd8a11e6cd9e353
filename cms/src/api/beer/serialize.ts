/** Beers as answers show them: every field by name. */
import type { Award, Beer } from '#domain/beer/beer';
import type { Image } from '#domain/shared/image';
import { publicImage, imagesWithFile, staffImage } from '#lib/media';
import { toInstant, emptyToNull, required, toStringArray } from '#lib/stored-values';
import type { BeerDocument } from './populate';

const award = ({ name, year, category, description }: NonNullable<BeerDocument['awards']>[number]): Award => ({
  name: name ?? '',
  year: emptyToNull(year),
  category: emptyToNull(category),
  description: emptyToNull(description),
});

const beer = (document: BeerDocument, images: Image[], wholesale: number | null): Beer => ({
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
  primaryImage: images.find(({ isPrimary }) => isPrimary) ?? images[0] ?? null,
  images,
  awards: (document.awards ?? []).map(award),
  createdAt: toInstant(document.createdAt),
  updatedAt: toInstant(document.updatedAt),
});

/** api.md §3: what a beer costs the trade and where its files lie is nobody's business. */
export const publicBeer = (document: BeerDocument): Beer =>
  beer(document, imagesWithFile(document.images).map(publicImage), null);

export const staffBeer = (document: BeerDocument): Beer =>
  beer(document, imagesWithFile(document.images).map(staffImage), emptyToNull(document.wholesalePrice));
