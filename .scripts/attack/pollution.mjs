/**
 * Loaded into the attacked services before their own code: writes a line if anything sets a field of the prototype of all
 * objects, which no response would show.
 */
export const pollutedName = 'polluted';
export const pollutionMessage = 'The prototype of all objects was changed';

Object.defineProperty(Object.prototype, pollutedName, {
  configurable: true,
  get: () => undefined,
  /** @param {unknown} value */
  set(value) {
    if (this === Object.prototype) console.error(pollutionMessage);
    // An object of its own gets the field as usual.
    else Object.defineProperty(this, pollutedName, { value, writable: true, enumerable: true, configurable: true });
  },
});
