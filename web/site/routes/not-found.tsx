export { NotFoundPage as NotFoundRoute } from '../features/status/not-found-page';
