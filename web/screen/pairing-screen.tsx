import { useBrand } from './device/use-brand';
import { usePairing } from './device/use-pairing';
import classes from './notice.module.css';

const inGroups = (code: string) => [code.slice(0, 3), code.slice(3)];

export function PairingScreen({ onPaired }: { onPaired: (token: string) => void }) {
  const pairing = usePairing(onPaired);
  const brand = useBrand();
  return (
    <main className={classes.notice}>
      <p className={classes.brand}>{brand.name}</p>
      {pairing ? (
        <>
          <h1 className={classes.title}>Pair this screen</h1>
          <p className={classes.code}>
            {inGroups(pairing.code).map((digits) => (
              <span key={digits}>{digits}</span>
            ))}
          </p>
          <p className={classes.text}>
            On your phone or computer, open <b>{window.location.host}/admin</b>, choose <b>Screens</b> and enter this
            code.
          </p>
          <p className={classes.quiet}>A new code appears every five minutes.</p>
        </>
      ) : (
        <p className={classes.text}>Connecting to the server…</p>
      )}
    </main>
  );
}
