/** The names of pages, components and fields in Strapi. */
import type { Component } from './fields';

export const componentUid = ({ name }: Component) => `page.${name}` as const;

export const pageUid = (key: string) => `api::page.${key}-page` as const;

/** The attribute beside a photo of the media library: the name of a photo that comes with the site. */
export const builtInName = (photo: string) => `builtIn${photo.charAt(0).toUpperCase()}${photo.slice(1)}`;

/** Where the site's navigation links to a composed page. */
export const pageNavigations = ['none', 'menu', 'footer'] as const;

export type PageNavigation = (typeof pageNavigations)[number];
