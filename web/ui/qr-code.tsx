import { encodeQR } from 'qr';

/** The light margin that scanners need, in modules. */
const quietZone = 4;

/** The dark modules as a path, each run of a row as one rectangle. */
function toPath(rows: readonly boolean[][]): string {
  const runs = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return [];
      // The quiet zone ends the last run.
      const length = row.indexOf(false, x) - x;
      return [`M${x} ${y}h${length}v1h-${length}z`];
    }),
  );
  return runs.join('');
}

/** `path`: the dark modules; `size`: modules per side, with the quiet zone. */
export type EncodedQrCode = { size: number; path: string };

/** Takes about a millisecond. */
export function encodeQrCode(text: string): EncodedQrCode {
  // A quarter of the modules may be dirty or wet.
  const rows = encodeQR(text, 'raw', { ecc: 'quartile', border: quietZone });
  return { size: rows.length, path: toPath(rows) };
}

type Appearance = { label: string; className?: string };

/** A QR code as SVG, on the server and in the browser. It has a white background of its own. */
export const QrCode = ({ text, ...appearance }: Appearance & { text: string }) => (
  <EncodedQrCodeImage code={encodeQrCode(text)} {...appearance} />
);

export const EncodedQrCodeImage = ({ code, label, className }: Appearance & { code: EncodedQrCode }) => (
  <svg
    viewBox={`0 0 ${code.size} ${code.size}`}
    role="img"
    aria-label={label}
    className={className}
    shapeRendering="crispEdges"
  >
    <path fill="#fff" d={`M0 0h${code.size}v${code.size}H0z`} />
    <path fill="#000" d={code.path} />
  </svg>
);
