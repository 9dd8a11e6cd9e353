import type { Image } from '../shared/image';

/** A beer as the API shows it (api.md §3). Money in US dollars, instants in ISO 8601 UTC. */
export type Beer = {
  _id: string;
  slug: string;
  name: string;
  style: string | null;
  description: string | null;
  longDescription: string | null;
  /** Alcohol by volume in percent, 0 to 100. */
  abv: number | null;
  ibu: number | null;
  originalGravity: string | null;
  color: string | null;
  /** Comma-separated. */
  hops: string | null;
  malts: string | null;
  sizes: string[];
  tags: string[];
  isAvailable: boolean;
  isActive: boolean;
  isFeatured: boolean;
  brewingNotes: string | null;
  foodPairings: string | null;
  servingTemperature: string | null;
  /** `wholesale` is null for the public. */
  pricing: { retail: number | null; wholesale: number | null };
  primaryImage: Image | null;
  images: Image[];
  awards: Award[];
  createdAt: string;
  updatedAt: string;
};

export type Award = { name: string; year: number | null; category: string | null; description: string | null };
