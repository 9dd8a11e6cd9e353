import type { HeroImage } from '#domain/location/location';
import { addVersion } from '#domain/shared/media-url';
import { emptyToNull, required } from '#lib/stored-values';
import type { PlacedHeroImage } from './document';

export function serializeHeroImage(stored: PlacedHeroImage): HeroImage {
  const file = required(stored.image);
  return {
    _id: stored.documentId,
    url: addVersion(required(file.url), file),
    alt: emptyToNull(stored.alt) ?? emptyToNull(file.alternativeText),
    page: stored.page,
    isActive: stored.isActive,
    width: emptyToNull(file.width),
    height: emptyToNull(file.height),
  };
}
