import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** What is kept of a password: a salt of its own and the scrypt of both. */
export interface PasswordHash {
  readonly salt: Buffer;
  readonly key: Buffer;
}

const KEY_BYTES = 32;
const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, KEY_BYTES, (error, key) => (error ? reject(error) : resolve(key)));
  });

export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomBytes(16);
  return { salt, key: await derive(password, salt) };
}

export const passwordMatches = async (password: string, hash: PasswordHash): Promise<boolean> =>
  timingSafeEqual(await derive(password, hash.salt), hash.key);
