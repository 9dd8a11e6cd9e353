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

/** A QR code as SVG, on the server and in the browser. It has a white background of its own. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  // A quarter of the modules may be dirty or wet.
  const rows = encodeQR(text, 'raw', { ecc: 'quartile', border: quietZone });
  const size = rows.length;
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className={className}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={toPath(rows)} />
    </svg>
  );
}
