/** From a checked body to what a document takes. Absent fields stay absent. */
import type { BeerInput, BeerUpdate } from '#domain/beer/input';

const awardData = ({ name, year, category, description }: NonNullable<BeerUpdate['awards']>[number]) => ({
  name,
  year: year ?? null,
  category: category ?? null,
  description: description ?? null,
});

const pricingData = ({ retail, wholesale }: NonNullable<BeerUpdate['pricing']>) => ({
  ...(retail === undefined ? {} : { retailPrice: retail }),
  ...(wholesale === undefined ? {} : { wholesalePrice: wholesale }),
});

export function beerData<Input extends BeerInput | BeerUpdate>(input: Input) {
  const { slug: _slug, images: _images, updatedAt: _version, pricing, awards, ...fields } = input;
  return {
    ...fields,
    ...(pricing ? pricingData(pricing) : {}),
    ...(awards ? { awards: awards.map(awardData) } : {}),
  };
}
