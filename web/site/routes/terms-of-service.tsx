import { LegalPage } from '../features/legal/legal-page';
import { pageLoader } from '../loaders';

export const loader = pageLoader('terms-of-service');

export const Component = () => <LegalPage page="terms-of-service" />;
