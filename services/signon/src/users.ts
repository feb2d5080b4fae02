import { DEMO_PASSWORD, DEMO_USERS } from "@linehaul/schema/demo-users";
import { hashPassword, passwordMatches } from "./password.ts";

export interface SignonUser {
  readonly userName: string;
  readonly displayName: string;
}
export interface Users {
  /** The user of a name and password; null when either is wrong, after the same work for both. */
  check(userName: string, password: string): Promise<SignonUser | null>;
}

/** The demo users, their passwords salted and hashed at start. */
export async function demoUsers(): Promise<Users> {
  const entries = await Promise.all(
    DEMO_USERS.map(async (user) => [user.userName, { user, hash: await hashPassword(DEMO_PASSWORD) }] as const),
  );
  const byName = new Map(entries);
  // An unknown name is checked against somebody's hash, so that its answer takes as long as a wrong password's.
  const nobody = await hashPassword("");
  return {
    async check(userName, password) {
      const found = byName.get(userName.trim().toLowerCase());
      const matches = await passwordMatches(password, found?.hash ?? nobody);
      return found !== undefined && matches
        ? { userName: found.user.userName, displayName: found.user.displayName }
        : null;
    },
  };
}
