/** Short texts with a dot between two of them on one line, and none at the ends of lines. */
export const Details = ({ texts }: { texts: readonly string[] }) => (
  <span className="details">
    {texts.map((text, index) => (
      <span key={index}>{text}</span>
    ))}
  </span>
);
