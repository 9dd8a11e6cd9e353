export { newsletterPromise } from '../subscriber/constants';
