const countKeys = (value: unknown): number =>
  typeof value !== "object" || value === null
    ? 0
    : Object.values(value).reduce<number>(
        (n, inner) => n + countKeys(inner),
        Array.isArray(value) ? 0 : Object.keys(value).length,
      );

/** JSON in which no object has a key twice: of two users, another reader would see the other. */
export function readJsonOnce(text: string): unknown {
  const value: unknown = JSON.parse(text);
  const written = text.match(/"(?:[^"\\]|\\.)*"(?:\s*:)?/g)?.filter((word) => word.endsWith(":")).length ?? 0;
  if (written !== countKeys(value)) throw new Error("a key that stands twice");
  return value;
}
