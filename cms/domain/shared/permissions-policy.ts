/**
 * The header `Permissions-Policy`: features of browsers that pages and the frames in them can't use, unless they are named.
 * Without `web-share`, which browsers allow to a page and not to its frames, and not all of them know.
 */

const features = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
] as const;

type Feature = (typeof features)[number];

/** `used`: by the pages themselves, not by frames of other sites. */
export const formatPermissionsPolicy = (used: readonly Feature[]): string =>
  features.map((name) => `${name}=${used.includes(name) ? '(self)' : '()'}`).join(', ');
