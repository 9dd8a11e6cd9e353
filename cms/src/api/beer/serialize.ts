/** Beers as answers show them: every field by name. */
import type { Award, Beer } from '#domain/beer/beer';
import type { Image } from '#domain/http/image';
import { publicImage, shownImages, staffImage } from '#lib/media';
import { instant, orNull, present, textList } from '#lib/present';
import type { BeerDocument } from './populate';

const award = ({ name, year, category, description }: NonNullable<BeerDocument['awards']>[number]): Award => ({
  name: name ?? '',
  year: orNull(year),
  category: orNull(category),
  description: orNull(description),
});

const beer = (document: BeerDocument, images: Image[], wholesale: number | null): Beer => ({
  _id: document.documentId,
  slug: present(document.slug),
  name: present(document.name),
  style: orNull(document.style),
  description: orNull(document.description),
  longDescription: orNull(document.longDescription),
  abv: orNull(document.abv),
  ibu: orNull(document.ibu),
  originalGravity: orNull(document.originalGravity),
  color: orNull(document.color),
  hops: orNull(document.hops),
  malts: orNull(document.malts),
  sizes: textList(document.sizes),
  tags: textList(document.tags),
  isAvailable: document.isAvailable ?? true,
  isActive: document.isActive ?? true,
  isFeatured: document.isFeatured ?? false,
  brewingNotes: orNull(document.brewingNotes),
  foodPairings: orNull(document.foodPairings),
  servingTemperature: orNull(document.servingTemperature),
  pricing: { retail: orNull(document.retailPrice), wholesale },
  primaryImage: images.find(({ isPrimary }) => isPrimary) ?? images[0] ?? null,
  images,
  awards: (document.awards ?? []).map(award),
  createdAt: instant(document.createdAt),
  updatedAt: instant(document.updatedAt),
});

/** api.md §3: what a beer costs the trade and where its files lie is nobody's business. */
export const publicBeer = (document: BeerDocument): Beer =>
  beer(document, shownImages(document.images).map(publicImage), null);

export const staffBeer = (document: BeerDocument): Beer =>
  beer(document, shownImages(document.images).map(staffImage), orNull(document.wholesalePrice));
