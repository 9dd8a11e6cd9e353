import { LegalPage } from '../features/legal/legal-page';
import { loadPage } from '../shared/status/load-page';
import type { LoaderContext } from '../site-context';

export const loader = (context: LoaderContext) => () => loadPage(context, 'terms-of-service');

export const Component = () => <LegalPage page="terms-of-service" />;
