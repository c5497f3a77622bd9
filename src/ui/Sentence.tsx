type SentenceProps = {
  text: string;
  /** A part of the text that is not a word, such as an email or an order number. */
  name?: string | undefined;
};

/** A text that contains a name that the browser must not translate. */
export function Sentence({ text, name = '' }: SentenceProps) {
  const at = name === '' ? -1 : text.indexOf(name);
  if (at < 0) return <span>{text}</span>;
  return (
    <span>
      <span>{text.slice(0, at)}</span>
      <bdi translate="no">{name}</bdi>
      <span>{text.slice(at + name.length)}</span>
    </span>
  );
}
