/** A stream of random numbers that is the same on every machine for the same seed. Not for secrets. */
export interface Random {
  /** 0 ≤ x < 1 */
  next(): number;
  /** A whole number, both ends inside. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** `#` in the pattern becomes a digit: `1#-### ####`. */
  digits(pattern: string): string;
}

/** FNV-1a over the parts: near seeds give unrelated streams. */
function hash(parts: readonly (string | number)[]): number {
  let h = 0x811c9dc5;
  for (const part of parts) {
    const text = `${part}|`;
    for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  }
  return h >>> 0;
}

/** The stream of a name and a number, e.g. `random("order", 17)`: any row can be made without the ones before it. */
export function random(...seed: readonly (string | number)[]): Random {
  let state = hash(seed);
  // mulberry32: 32 bits of state are plenty for a row, and it is the fastest of the well-mixed ones.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: <T>(list: readonly T[]): T => {
      const found = list[Math.floor(next() * list.length)];
      if (found === undefined) throw new Error("nothing to pick from");
      return found;
    },
    digits: (pattern) => pattern.replace(/#/g, () => String(int(0, 9))),
  };
}

/** A choice with weights, prepared once: `weighted([["MY", 45], ["ID", 30]])(r)`. */
export function weighted<T>(choices: readonly (readonly [T, number])[]): (r: Random) => T {
  let total = 0;
  const ends = choices.map(([, weight]) => (total += weight));
  return (r) => {
    const at = r.next() * total;
    let low = 0;
    let high = ends.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) > at) high = middle;
      else low = middle + 1;
    }
    const found = choices[low];
    if (found === undefined) throw new Error("nothing to choose from");
    return found[0];
  };
}
