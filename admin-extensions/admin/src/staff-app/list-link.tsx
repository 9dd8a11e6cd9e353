/** Beside the actions of a list: leads to the same records in the staff app. */
import { LinkButton } from '@strapi/design-system';
import { useParams } from 'react-router-dom';
import { staffAppUrl } from './sections';

export function StaffAppListLink() {
  const { slug = '' } = useParams<{ slug: string }>();
  const url = staffAppUrl(slug);
  return url && <StaffAppLink url={url} />;
}

export const StaffAppLink = ({ url }: { url: string }) => (
  <LinkButton href={url} isExternal size="S" variant="tertiary">
    Open in the staff app
  </LinkButton>
);
