/** The inline style of a document for the printer: its paper, and how much smaller its sheets are on small screens. */

type Sheet = { width: number; height: number; variables: Record<string, string> };

const screenWidths = [1080, 960, 860, 760, 660, 560, 480, 420, 380, 340];
const pixelsPerPoint = 96 / 72;
const screenMargin = 24;
/** Below the narrowest step. */
const minScreenWidth = 320;

/** Lengths are in points. */
export function sheetStyle({ width, height, variables }: Sheet): string {
  const sheetPixels = width * pixelsPerPoint;
  const zooms = screenWidths.flatMap((screen, index) => {
    const zoom = ((screenWidths[index + 1] ?? minScreenWidth) - screenMargin) / sheetPixels;
    return zoom < 1 ? [`@media screen and (max-width:${screen}px){.sheet{zoom:${zoom.toFixed(3)}}}`] : [];
  });
  const own = Object.entries(variables).map(([name, value]) => `--${name}:${value}`);
  return [
    // Without margins, browsers add neither the date nor the URL.
    `@page{size:${width}pt ${height}pt;margin:0}`,
    `:root{--paper-width:${width}pt;--paper-height:${height}pt;${own.join(';')}}`,
    ...zooms,
  ].join('');
}
