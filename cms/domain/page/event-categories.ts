/** For the blocks: the lint rule that closes off the domain rejects imports through two parent folders. */
export { eventCategories } from '../event/constants';
