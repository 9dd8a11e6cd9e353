export { NotFoundPage as NotFoundRoute } from '../shared/status/not-found-page';
