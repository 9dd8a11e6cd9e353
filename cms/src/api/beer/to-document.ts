/** Converts validated input to the fields of the stored beer. Absent fields stay absent; slug and images are separate. */
import type { BeerInput, BeerUpdate } from '#domain/beer/input';

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
