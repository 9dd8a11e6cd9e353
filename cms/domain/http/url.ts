/** Addresses that staff type: they begin with http:// or https:// and can be opened. */
import { optionalTextThat } from './text';

export const isWebAddress = (text: string) =>
  text.length <= 2000 && /^https?:\/\/[^\s/?#]/i.test(text) && !/[\s<>"\\^`{|}]/.test(text) && URL.canParse(text);

export const webAddress = (message: string) => optionalTextThat(isWebAddress, message);
