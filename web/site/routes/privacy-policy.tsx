import { LegalPage } from '../features/legal/legal-page';
import { loadPage } from '../shared/status/load-page';
import type { LoaderContext } from '../site-context';

export const loader = (context: LoaderContext) => () => loadPage(context, 'privacy-policy');

export const Component = () => <LegalPage page="privacy-policy" />;
