/** More than clients have of a header; whoever invents many is read each time. */
const MOST_KNOWN = 1_000;
/** Letters that a browser's header has at the most; a longer text is read each time, and nobody's memory (SEC-13). */
const LONGEST = 500;

/** What a header's text means, read once for each text: a client sends the same one with every request. */
export function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, { readonly meaning: T }>();
  return (text) => {
    const found = known.get(text);
    if (found) return found.meaning;
    const meaning = read(text);
    if (known.size < MOST_KNOWN && text.length <= LONGEST) known.set(text, { meaning });
    return meaning;
  };
}
