import type { Random } from "./prng.ts";

/** Of every 16-bit number, its four hexadecimal digits: a demo database has ten million ids. */
const HEX = Array.from({ length: 0x1_0000 }, (_, n) => n.toString(16).padStart(4, "0"));
const hex = (n: number) => HEX[n & 0xffff] ?? "";

/** A UUIDv7 of that instant, its random part from the stream: the same on every machine. */
export function idAt(r: Random, at: number): string {
  const [low, middle, high] = [at, at / 0x1_0000, at / 0x1_0000_0000].map(Math.floor);
  const time = hex(high ?? 0) + hex(middle ?? 0) + hex(low ?? 0);
  const [a, b, c] = [r.int(0, 0xfff), r.int(0x8000, 0xbfff), r.int(0, 0xffff)];
  const [d, e] = [r.int(0, 0xffff), r.int(0, 0xffff)];
  return `${time.slice(0, 8)}-${time.slice(8)}-${hex(0x7000 + a)}-${hex(b)}-${hex(c)}${hex(d)}${hex(e)}`;
}
