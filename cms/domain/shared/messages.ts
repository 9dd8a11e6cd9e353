/** Literal messages of API responses. */
export const messages = {
  fixErrors: 'Please fix the errors below before submitting.',
  fixEventErrors: 'Please fix the errors below before saving the event.',
  credentialsMissing: 'Email and password are required',
  invalidCredentials: 'Invalid email or password',
  codeRequired: 'Enter the code of your authenticator app',
  codeInvalid: 'This code is not correct, or was used before. Enter the next one, or a recovery code.',
  currentPasswordRequired: 'Enter your current password',
  passwordCommon: 'This is one of the most common passwords. Please choose another one',
  currentPasswordWrong: 'This is not your current password',
  confirmPassword: 'Please confirm your password, then try again',
  passwordConfirmed: 'Password confirmed',
  secondFactorOn: 'Two-step sign-in is on',
  secondFactorOff: 'Two-step sign-in is off',
  secondFactorMissing: 'Admins need two-step sign-in. Set it up to continue.',
  ownSecondFactorFirst: 'Turn on two-step sign-in for yourself first, under My Profile',
  secondFactorNotStarted: 'Start again: the setup was not started, or two-step sign-in is on already',
  sessionRevoked: 'Device signed out',
  otherSessionsRevoked: 'All other devices are signed out',
  sessionsRevoked: 'All devices are signed out',
  authenticationRequired: 'Authentication required',
  forbidden: 'You do not have permission to do that',
  notFound: 'Not found',
  methodNotAllowed: 'Method not allowed',
  unsupportedBody: 'Please send the request as application/json',
  filesExpected: 'Please send the files as multipart/form-data',
  malformedJson: 'Please send valid JSON',
  notAnObject: 'Please send a JSON object',
  tooLarge: 'The request is too large',
  unsupportedEncoding: 'Please send the request without compression (no Content-Encoding)',
  storageUnavailable: 'The storage of photos is not available. Nothing was saved. Please try again in a minute.',
  insufficientStorage: 'The server is out of storage space. Nothing was saved.',
  tooManyRequests: 'Too many requests. Please try again later.',
  keyMissing: 'The header Idempotency-Key is required: a new one for each change, the same one to repeat a request',
  keyInvalid: 'The header Idempotency-Key must have 1 to 200 visible ASCII characters',
  keyReused: 'This Idempotency-Key was already used for another request',
  alreadySaved: 'This was saved already. Reload to see it.',
  serverError: 'Something went wrong. Please try again later.',
  staleVersion: 'Somebody else changed this in the meantime. Reload to see the latest version.',
  slugTaken: 'A beer with this slug already exists',
  emailTaken: 'A user with this email already exists',
  deleteSelf: 'You cannot delete your own account',
  turnOffSelf: 'Turn off your own two-step sign-in under My Profile, with your password',
  demoteSelf: 'You cannot change your own role',
  tooManyImages: 'You can upload up to 10 images at once',
  noFile: 'Please choose a file to upload',
  oneFile: 'Please choose one file only',
  imageMoved: 'The image at this position has changed. Reload to see the latest version.',
  csvNotUtf8: 'The file is not UTF-8 text. Save it as CSV UTF-8 and try again.',
  csvNotCsv: 'Please select a CSV file.',
  invalidNewsletterEmail: 'Please enter a valid email address',
  signedIn: 'Signed in successfully',
  signedOut: 'Signed out successfully',
  resetLinkSent:
    'If this email belongs to a staff account, we have sent a link to reset its password. The link works once, for 30 minutes. If none arrives, the latest one of today still works.',
  resetLinkNotSent:
    'This server is not set up to send email, so no link will arrive. Ask an admin to set a new password for you, or reset it on the server: npm run reset-password -- you@example.com',
  resetLinkInvalid: 'This link is no longer valid. Please request a new one.',
  passwordChosen: 'Your password is set. Sign in with your email and this password.',
  passwordReset: 'Your password has been changed. Sign in with your new password.',
  subscribed: 'Thank you for subscribing to our newsletter!',
  alreadySubscribed: 'This address is already subscribed',
  confirmSubscription: 'Please check your email, and follow the link in it to confirm your subscription.',
  unsubscribed: 'You have been unsubscribed from our newsletter.',
  contactReceived: 'Thank you for your message! We will get back to you soon.',
  privateEventReceived:
    'Thank you for your private event inquiry! We will contact you within 24 hours to discuss your event.',
  shippingOrderReceived:
    'Thank you for your shipping order! We will contact you within 24 hours with availability and pricing details.',
  noMailServer: 'This server is not set up to send email.',
  mailServerFixed: 'SMTP_URL of the server sets the mail server. It can’t be changed here.',
  mailPasswordRequired: 'Please enter the password of this user on this mail server',
  emailNotFailed: 'Only emails that have failed can be sent again. Reload to see the latest version.',
  emailWithoutLink: 'The link in this email is no longer valid. A new one has to be requested.',
  imageDeleted: 'Image deleted successfully!',
  logoDeleted: 'Logo deleted successfully!',
  backupRunning: 'A backup is being made already',
} as const;

export type EntityName =
  | 'Beer'
  | 'Event'
  | 'User'
  | 'Subscriber'
  | 'Image'
  | 'Location'
  | 'Inquiry'
  | 'Logo'
  | 'Page'
  | 'Taproom'
  | 'Tap'
  | 'Pouring'
  | 'Change'
  | 'Board'
  | 'Screen'
  | 'Email'
  | 'Session'
  | 'Distributor'
  | 'Shipping state'
  | 'Redirect'
  | 'Backup'
  | 'Subscription'
  | 'Import';

export const notFoundMessage = (entity: EntityName) => `${entity} not found` as const;

export const deletedMessage = (entity: EntityName) => `${entity} deleted successfully` as const;
