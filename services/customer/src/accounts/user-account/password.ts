import { argon2, type Argon2Parameters, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

/** What OWASP asks of Argon2id: 19 MiB, two passes, one lane. */
const HOW = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const SALT_BYTES = 16;
const TAG_BYTES = 32;
/** So many at a time: each takes a thread of the pool, and its memory, for some tens of milliseconds. */
const AT_A_TIME = 2;

const derive = promisify((parameters: Argon2Parameters, done: (error: Error | null, tag: Buffer) => void) =>
  argon2("argon2id", parameters, done),
);
let free = AT_A_TIME;
const waiting: (() => void)[] = [];

/** Off the main thread; whoever comes while others are at it waits for his turn. */
async function tagOf(
  text: string,
  salt: Buffer,
  how: typeof HOW | Readonly<Record<keyof typeof HOW, number>>,
): Promise<Buffer> {
  if (free > 0) free -= 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await derive({ message: text.normalize("NFC"), nonce: salt, tagLength: TAG_BYTES, ...how });
  } finally {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  }
}
const plain = (bytes: Buffer): string => bytes.toString("base64").replaceAll("=", "");

/** A password as it is kept: salted and slow, in the PHC form (ACC-10). */
export async function hashOfPassword(text: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await tagOf(text, salt, HOW);
  return `$argon2id$v=19$m=${HOW.memory},t=${HOW.passes},p=${HOW.parallelism}$${plain(salt)}$${plain(tag)}`;
}

const KEPT = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;
/** Of nobody: who does not exist takes as long to be refused as who does. */
const NOBODY = `$argon2id$v=19$m=${HOW.memory},t=${HOW.passes},p=${HOW.parallelism}$${plain(randomBytes(SALT_BYTES))}$${plain(randomBytes(TAG_BYTES))}`;

/** Is it the password of which that is kept? Of nobody's, where nothing is, it never is. */
export async function isPasswordOf(kept: string | null, text: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = "", tag = ""] = KEPT.exec(kept ?? NOBODY) ?? [];
  const expected = Buffer.from(tag, "base64");
  if (expected.length !== TAG_BYTES) throw new Error("what is kept of a password can't be read");
  const how = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const found = await tagOf(text, Buffer.from(salt, "base64"), how);
  return timingSafeEqual(found, expected) && kept !== null;
}
