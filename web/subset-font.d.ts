/** The package has no types. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'sfnt';
    keepFeatures?: readonly string[];
    noLayoutClosure?: boolean;
    noHinting?: boolean;
    variationAxes?: Record<string, number>;
  };
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>;
}
