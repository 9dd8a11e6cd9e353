/** Answers media queries, since jsdom does no layout. */
export const mockMedia = (matches: (query: string) => boolean) =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) =>
        ({ matches: matches(query), addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
    );
