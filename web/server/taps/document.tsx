import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteSettings } from '@domain/site/schema';
import type { SiteAssets } from '../../site/boot/document';

export type TapAssets = Pick<SiteAssets, 'styles' | 'fonts' | 'icon'>;

type TapDocument = {
  title: string;
  assets: TapAssets;
  /** The class of the root element. */
  className: string;
  head?: ReactNode;
  children: ReactNode;
};

/** A whole document that is no page of the site. */
export const renderDocument = ({ title, assets, className, head, children }: TapDocument): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(
    <html lang="en" className={className}>
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
        {head}
      </head>
      <body>{children}</body>
    </html>,
  )}`;

/**
 * Short texts with a dot between two of them on one line, and none at the ends of lines: the dot of the first text of each
 * line is to the left of the visible area.
 */
export const Details = ({ texts }: { texts: readonly string[] }) => (
  <span className="-ml-(--dot) flex min-w-0 flex-wrap [--dot:0.65em] [clip-path:inset(-0.3em_-1em_-0.3em_var(--dot))]">
    {texts.map((text, index) => (
      <span
        key={index}
        className="relative min-w-0 pl-(--dot) before:absolute before:left-0 before:w-(--dot) before:text-center before:content-['·']"
      >
        {text}
      </span>
    ))}
  </span>
);

type PrintDocument = {
  title: string;
  style: string;
  bar: ReactNode;
  /** What the script needs to know of a menu. */
  menu?: Record<`data-${string}`, string | number>;
  children: ReactNode;
  assets: PrintAssets;
};

export type PrintAssets = TapAssets & { script: string };

/** A document for the printer: black on white, and on screens sheets of paper below a bar with their options. */
export const renderPrintDocument = ({ title, style, bar, menu, children, assets }: PrintDocument): string =>
  renderDocument({
    title,
    assets,
    className: 'bg-white text-black scheme-light not-print:bg-[#d9cfc2]',
    head: (
      <>
        <style dangerouslySetInnerHTML={{ __html: style }} />
        <script type="module" src={assets.script} />
      </>
    ),
    children: (
      <div className="gap-6 not-print:grid not-print:min-w-80 not-print:justify-items-center not-print:pb-8">
        <header className="w-full bg-ink px-4 py-3.5 leading-[1.4] text-oat print:hidden">{bar}</header>
        <main className="group gap-6 not-print:grid" {...menu}>
          {children}
        </main>
      </div>
    ),
  });

/** The classes of the bar and its controls. */
export const barRow = 'mx-auto flex max-w-[1100px] flex-wrap items-center gap-x-6 gap-y-2.5';
export const control = 'inline-flex min-h-11 items-center rounded-card border-2 px-3';
export const barButton = `${control} cursor-pointer border-transparent bg-amber font-semibold text-ink`;
export const barLink = `${control} hover:text-amber not-aria-[current]:border-transparent aria-[current]:border-amber aria-[current]:font-semibold aria-[current]:no-underline`;

/** Shown once the script runs. Without it, the browser’s own command prints. */
export const PrintButton = () => (
  <button type="button" data-print="" hidden className={`${barButton} ml-auto`}>
    Print
  </button>
);

/** Includes the hook of the script. Sheets are lower than their paper only until their lines fit. */
export const sheet =
  'sheet relative not-print:[zoom:var(--zoom,1)] min-h-(--paper-height) w-(--paper-width) bg-white p-(--margin) not-first:break-before-page not-print:shadow-[0_12px_32px_-12px_rgb(0_0_0/0.45)] group-[.is-fitted]:h-(--paper-height) group-[.is-fitted]:break-inside-avoid';

export type PrintBrand = Pick<SiteSettings, 'name' | 'logoOnLight'>;

/** The logo for light backgrounds; without one, the name. */
export const BrandLine = ({ brand }: { brand: PrintBrand }) => (
  <p className="font-display text-(length:--brand) leading-[1.1] font-bold tracking-[0.06em] uppercase">
    {brand.logoOnLight ? (
      <img
        className="h-(--logo) w-auto max-w-(--logo-width,60%) object-contain object-left"
        src={brand.logoOnLight.url}
        alt={brand.name}
      />
    ) : (
      brand.name
    )}
  </p>
);

/** Lengths are in points. */
type Paper = { width: number; height: number; variables: Record<string, string> };

/** The inline style of a document for the printer: its paper. The script makes sheets smaller on small screens. */
export function sheetStyle({ width, height, variables }: Paper): string {
  const own = Object.entries(variables).map(([name, value]) => `--${name}:${value}`);
  return [
    // Browsers add neither the date nor the URL to pages without margins.
    `@page{size:${width}pt ${height}pt;margin:0}`,
    `:root{--paper-width:${width}pt;--paper-height:${height}pt;${own.join(';')}}`,
  ].join('');
}
