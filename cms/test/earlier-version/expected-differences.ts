/** How this version differs from fb9665c on the same data, each with its reason. */

type Response = { status: number; body: unknown };

type Difference = {
  reason: string;
  /** The paths of the calls that it changes. */
  paths: RegExp;
  change: (response: Response) => Response;
};

const differences: Difference[] = [];

/** Tables of the earlier version that are gone, and where their rows went. */
export const movedTables: Record<string, string> = {};

/** Tables that have other numbers of rows than before, with the reason. */
export const changedTables: Record<string, string> = {};

/** The earlier version's response with all differences that apply to the call. */
export const expectedResponse = (path: string, response: Response): Response =>
  differences
    .filter(({ paths }) => paths.test(path))
    .reduce((current, { change }) => change(current), structuredClone(response));
