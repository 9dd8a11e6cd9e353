import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteAssets } from '../../../site/boot/document';
import { printScript } from './print-script';

export type PrintAssets = Pick<SiteAssets, 'styles' | 'fonts' | 'icon'>;

type PrintDocument = { title: string; style: string; bar: ReactNode; children: ReactNode; assets: PrintAssets };

/** A document for the printer, with a bar that only screens show. */
export const renderPrintDocument = ({ title, style, bar, children, assets }: PrintDocument): string =>
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
      </head>
      <body>
        <header className="bar">{bar}</header>
        <main>{children}</main>
        <script dangerouslySetInnerHTML={{ __html: printScript }} />
      </body>
    </html>,
  )}`;

/** Shown once its script runs. */
export const PrintButton = () => (
  <button type="button" data-print="" hidden className="print">
    Print
  </button>
);
