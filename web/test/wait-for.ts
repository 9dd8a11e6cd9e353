/** Waits until the check passes. Its limit only ends tests that fail: how fast the machine is does not matter. */
export const waitFor = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 });
