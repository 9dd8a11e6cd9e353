/** `Kicked →`: the fonts have no arrow, those of the system do. */
export const Verb = ({ text }: { text: string }) =>
  text.endsWith('→') ? (
    <>
      {text.slice(0, -1)}
      <span className="font-[system-ui]">→</span>
    </>
  ) : (
    text
  );
