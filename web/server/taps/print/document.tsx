import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteSettings } from '@domain/site/schema';
import type { SiteAssets } from '../../../site/boot/document';

export type PrintAssets = Pick<SiteAssets, 'styles' | 'fonts' | 'icon'> & { script: string };

type PrintDocument = {
  title: string;
  style: string;
  bar: ReactNode;
  /** What the script needs to know of a menu. */
  menu?: Record<`data-${string}`, string | number>;
  children: ReactNode;
  assets: PrintAssets;
};

/** A document for the printer, with a bar that only screens show. */
export const renderPrintDocument = ({ title, style, bar, menu, children, assets }: PrintDocument): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="icon" {...assets.icon} />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <style dangerouslySetInnerHTML={{ __html: style }} />
        <script type="module" src={assets.script} />
      </head>
      <body>
        <header className="bar">{bar}</header>
        <main {...menu}>{children}</main>
      </body>
    </html>,
  )}`;

/** Shown once the script runs. Without it, the browser’s own command prints. */
export const PrintButton = () => (
  <button type="button" data-print="" hidden className="print">
    Print
  </button>
);

export type PrintBrand = Pick<SiteSettings, 'name' | 'logoOnLight'>;

/** The logo for light backgrounds; without one, the name. */
export const BrandLine = ({ brand }: { brand: PrintBrand }) => (
  <p className="brand">{brand.logoOnLight ? <img src={brand.logoOnLight.url} alt={brand.name} /> : brand.name}</p>
);

/** The inline style of a document for the printer: its paper, and how much smaller its sheets are on small screens. */

type Sheet = { width: number; height: number; variables: Record<string, string> };

const screenWidths = [1080, 960, 860, 760, 660, 560, 480, 420, 380, 340];
const pixelsPerPoint = 96 / 72;
const screenMargin = 24;
/** Below the narrowest step. */
const minScreenWidth = 320;

/** Lengths are in points. */
export function sheetStyle({ width, height, variables }: Sheet): string {
  const sheetPixels = width * pixelsPerPoint;
  const zooms = screenWidths.flatMap((screen, index) => {
    const zoom = ((screenWidths[index + 1] ?? minScreenWidth) - screenMargin) / sheetPixels;
    return zoom < 1 ? [`@media screen and (max-width:${screen}px){.sheet{zoom:${zoom.toFixed(3)}}}`] : [];
  });
  const own = Object.entries(variables).map(([name, value]) => `--${name}:${value}`);
  return [
    // Without margins, browsers add neither the date nor the URL.
    `@page{size:${width}pt ${height}pt;margin:0}`,
    `:root{--paper-width:${width}pt;--paper-height:${height}pt;${own.join(';')}}`,
    ...zooms,
  ].join('');
}
