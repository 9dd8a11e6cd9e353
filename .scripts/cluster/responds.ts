const timeoutMs = 2000;

/** Whether a server responds as expected, or with 2xx. */
export async function responds(url: string, isExpected = (response: Response) => response.ok): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    await response.arrayBuffer();
    return isExpected(response);
  } catch {
    return false;
  }
}
