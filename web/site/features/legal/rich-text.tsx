import { BlocksRenderer, type BlocksContent } from '@strapi/blocks-react-renderer';
import { isSafeLink } from '@domain/page/link-format';
import type { RichText as Content } from '@domain/page/rich-text';
import { ResponsiveImage } from '../../../ui/responsive-image';
import { SmartLink } from '../../../ui/smart-link';

type Blocks = NonNullable<Parameters<typeof BlocksRenderer>[0]['blocks']>;

/** Below the headlines of the page; links and images only to places that run no scripts. */
const blocks: Blocks = {
  heading: ({ children, level }) => (level < 4 ? <h3>{children}</h3> : <h4>{children}</h4>),
  link: ({ children, url }) => (isSafeLink(url) ? <SmartLink href={url}>{children}</SmartLink> : <>{children}</>),
  image: ({ image: { url, alternativeText, width, height } }) =>
    isSafeLink(url) && (
      <ResponsiveImage
        image={{ url, alt: alternativeText ?? '', width, height }}
        sizes="(min-width: 1024px) 42rem, 100vw"
      />
    ),
};

/** Text of the panel's blocks editor. */
export const RichText = ({ content }: { content: Content }) => (
  <BlocksRenderer content={content as BlocksContent} blocks={blocks} />
);
