import type { SiteSettings } from '@domain/site/site';

export type PrintBrand = Pick<SiteSettings, 'name' | 'logoOnLight'>;

/** The logo for light backgrounds; without one, the name. */
export const BrandLine = ({ brand }: { brand: PrintBrand }) => (
  <p className="brand">{brand.logoOnLight ? <img src={brand.logoOnLight.url} alt={brand.name} /> : brand.name}</p>
);
