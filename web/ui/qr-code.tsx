import { encodeQrCode } from './encode-qr-code';

type QrCodeProps = { text: string; label: string; className?: string };

/** A QR code as SVG, on the server and in the browser. It has a white background of its own. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, path } = encodeQrCode(text);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className={className}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
