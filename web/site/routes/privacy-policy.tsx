import { LegalPage } from '../features/legal/legal-page';
import { pageLoader } from '../loaders';

export const loader = pageLoader('privacy-policy');

export const Component = () => <LegalPage page="privacy-policy" />;
