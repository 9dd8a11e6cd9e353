/** A random key. `crypto.randomUUID` exists only in secure contexts, not on `http://192.168.0.10`. */
export const createKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
