/** What a session's owner recognizes their device by: `Chrome on macOS`, `Safari on iPhone`. */
import Bowser from 'bowser';

/** Far longer than browsers send. */
const maxUserAgentLength = 500;

/** Of programs such as `curl/8.5.0`. */
const productOf = (userAgent: string): string | null => /^([\w.-]{1,40})\//.exec(userAgent)?.[1] ?? null;

/** Null if the header names none. */
export function describeDevice(header: string): string | null {
  const userAgent = header.trim().slice(0, maxUserAgentLength);
  if (userAgent === '') return null;
  const { browser, os, platform } = Bowser.parse(userAgent);
  const system = platform.vendor === 'Apple' && platform.model ? platform.model : os.name;
  return [browser.name, system].filter(Boolean).join(' on ') || productOf(userAgent);
}
