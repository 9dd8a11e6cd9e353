/** Starts the system that all journeys share; stops it after the last one. */
import { startSystem } from './start-system';

export default () => startSystem();
