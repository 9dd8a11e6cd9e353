/** The text beside an invitation's link: whether the link was also emailed. */

/** The panel is blank until the response or this timeout. */
const timeoutMs = 3000;

async function fetchHasMailServer(): Promise<boolean> {
  try {
    const response = await fetch('/brewery-panel/mail-server', { signal: AbortSignal.timeout(timeoutMs) });
    return ((await response.json()) as { hasMailServer: boolean }).hasMailServer;
  } catch {
    return false;
  }
}

export const loadInvitationText = async (): Promise<Record<string, string>> => ({
  'app.components.Users.MagicLink.connect': (await fetchHasMailServer())
    ? 'We have emailed this link to the user. You can also copy it and share it yourself.'
    : 'No mail server is set up, so no email is sent. Copy this link and share it with the user.',
});
