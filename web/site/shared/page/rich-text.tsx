import { BlocksRenderer, type BlocksContent } from '@strapi/blocks-react-renderer';
import { createElement, useMemo } from 'react';
import { isSafeLink } from '@domain/page/link-format';
import type { RichText as Content } from '@domain/page/rich-text';
import { ResponsiveImage } from '../../../ui/responsive-image';
import { SmartLink } from '../../../ui/smart-link';

type Blocks = NonNullable<Parameters<typeof BlocksRenderer>[0]['blocks']>;

type RichTextProps = {
  content: Content;
  /** Of the text's largest headlines: one below the headline above the text. */
  topLevel?: number;
};

/** Links and images only to places that run no scripts. */
const createBlocks = (topLevel: number): Blocks => ({
  heading: ({ children, level }) => createElement(`h${Math.min(6, topLevel + Math.max(0, level - 2))}`, null, children),
  link: ({ children, url }) => (isSafeLink(url) ? <SmartLink href={url}>{children}</SmartLink> : <>{children}</>),
  image: ({ image: { url, alternativeText, width, height } }) =>
    isSafeLink(url) && (
      <ResponsiveImage
        image={{ url, alt: alternativeText ?? '', width, height }}
        sizes="(min-width: 1024px) 42rem, 100vw"
      />
    ),
});

/** Text of the panel's blocks editor. */
export function RichText({ content, topLevel = 3 }: RichTextProps) {
  const blocks = useMemo(() => createBlocks(topLevel), [topLevel]);
  return <BlocksRenderer content={content as BlocksContent} blocks={blocks} />;
}
