import { Text, Paper } from '@mantine/core';
import { fillIn } from '@domain/page/fill-in';
import { linkPreviewUrl } from '../../../ui/responsive-image';
import { isLibraryPhoto, photoUrl, type Values } from './page-form';
import classes from './pages.module.css';

/** Search engines show about this many characters. */
const maxTitle = 60;
const maxDescription = 160;

const shorten = (text: string, max: number) => (text.length > max ? `${text.slice(0, max).trimEnd()} …` : text);

type SearchResultProps = { seo: Values; path: string; brandName: string };

/** How the page looks in search results, and in the link previews of chats and social networks. */
export function SearchResult({ seo, path, brandName }: SearchResultProps) {
  const texts = { title: String(seo['title'] ?? ''), description: String(seo['description'] ?? '') };
  const { title, description } = fillIn(texts, { name: brandName, shortName: brandName });
  const fullTitle = title.includes(brandName) ? title : `${title} | ${brandName}`;
  const { image } = seo;
  return (
    <Paper
      withBorder
      className={classes.searchResult}
      role="img"
      aria-label={`Search result: ${fullTitle}. ${description}`}
    >
      <div className={classes.searchText}>
        <Text size="xs" c="dimmed" truncate>
          {window.location.host}
          {path}
        </Text>
        <Text c="blue.8" fw={500}>
          {shorten(fullTitle, maxTitle)}
        </Text>
        <Text size="sm">{shorten(description, maxDescription)}</Text>
      </div>
      {isLibraryPhoto(image) && <img src={linkPreviewUrl(photoUrl(image))} alt="" className={classes.searchImage} />}
    </Paper>
  );
}
