export { eventCategories } from '../event/constants';
