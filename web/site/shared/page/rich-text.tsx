import { BlocksRenderer, type BlocksContent } from '@strapi/blocks-react-renderer';
import { createElement, useMemo } from 'react';
import { isSafeLink, type RichText as Content } from '@domain/page/rich-text';
import { ResponsiveImage } from '../../../ui/responsive-image';
import { SmartLink } from '../../../ui/smart-link';

type Blocks = NonNullable<Parameters<typeof BlocksRenderer>[0]['blocks']>;

type RichTextProps = {
  content: Content;
  /** The level of the text's largest headlines: one below the headline above the text. */
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

const classes = [
  'space-y-5 text-lg [&>:is(h2,h3,h4,h5,h6):not(:first-child)]:mt-12',
  '[&_h2]:text-title [&_h3]:text-heading [&_:is(h4,h5,h6)]:text-2xl [&_:is(h4,h5,h6)]:leading-tight',
  '[&_:is(h5,h6)]:font-display [&_:is(h5,h6)]:font-bold [&_:is(h5,h6)]:uppercase',
  '[&_a]:underline [&_a]:decoration-2 [&_a]:underline-offset-4 [&_a]:decoration-amber [&_a:hover]:no-underline',
  '[&_:is(ul,ol)]:space-y-2 [&_:is(ul,ol)_:is(ul,ol)]:mt-2 [&_li]:ml-6 [&_li]:pl-1 [&_ul]:list-disc [&_ol]:list-decimal',
  '[&_li]:marker:text-copper-deep not-in-[.on-light]:[&_li]:marker:text-amber',
  '[&_blockquote]:border-l-4 [&_blockquote]:border-amber [&_blockquote]:py-1 [&_blockquote]:pl-6 [&_blockquote]:text-lead',
  '[&_pre]:overflow-x-auto [&_pre]:rounded-card [&_pre]:bg-ink [&_pre]:p-5 [&_pre]:text-base [&_pre]:text-oat',
  '[&_img]:my-10 [&_img]:h-auto [&_img]:w-full [&_img]:rounded-card',
].join(' ');

/** Text of the panel's blocks editor with the site's typography, on light and dark backgrounds. */
export const FormattedText = ({ content, topLevel }: { content: Content; topLevel: number }) => (
  <div className={classes}>
    <RichText content={trimEmptyParagraphs(content)} topLevel={topLevel} />
  </div>
);

/** The editor adds them at the end. */
function trimEmptyParagraphs(content: Content): Content {
  const isEmpty = (block: Content[number] | undefined) =>
    block?.type === 'paragraph' && block.children.every((child) => child.type === 'text' && child.text.trim() === '');
  const start = content.findIndex((block) => !isEmpty(block));
  const end = content.findLastIndex((block) => !isEmpty(block));
  return start === -1 ? [] : content.slice(start, end + 1);
}
