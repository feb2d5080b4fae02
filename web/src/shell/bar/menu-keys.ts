/** Where an arrow, Home, End or a letter leads in a list of `count` items, from `at` (-1: none). Null for any other key. */
export function nextItem(key: string, at: number, labels: readonly string[]): number | null {
  const count = labels.length;
  if (count === 0) return null;
  switch (key) {
    case "ArrowDown":
      return (at + 1) % count;
    case "ArrowUp":
      return at <= 0 ? count - 1 : at - 1;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return byLetter(key, at, labels);
  }
}

function byLetter(key: string, at: number, labels: readonly string[]): number | null {
  if (Array.from(key).length !== 1 || key === " ") return null;
  const turned = labels.map((_, n) => (at + 1 + n + labels.length) % labels.length);
  return turned.find((n) => labels[n]?.toLowerCase().startsWith(key.toLowerCase())) ?? null;
}
