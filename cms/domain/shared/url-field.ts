/** http:// and https:// URLs that staff enter. */
import { optionalTextMatching } from './text-field';

export const isHttpUrl = (text: string) =>
  text.length <= 2000 && /^https?:\/\/[^\s/?#]/i.test(text) && !/[\s<>"\\^`{|}]/.test(text) && URL.canParse(text);

export const urlField = (message: string) => optionalTextMatching(isHttpUrl, message);
