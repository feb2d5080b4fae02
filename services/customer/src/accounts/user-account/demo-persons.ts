import type { Db } from "@linehaul/kit/database-type";
import { idAt } from "@linehaul/kit/demo/ids";
import { load } from "@linehaul/kit/demo/load";
import { random } from "@linehaul/kit/demo/prng";
import { SITE_CODES } from "@linehaul/schema/sites";
import { isNull } from "drizzle-orm";
import { JOINED } from "./demo.ts";
import { DAY_MS, demoAccount, demoPasswordHash, signInsOf } from "./demo-account.ts";
import { accountSignIn, userAccount } from "./table.ts";

const OF_SITE = 8;
/** Below the codes that new accounts are handed out; no customer of the demo has one of these. */
const FIRST_CODE = 49_900_001;

/**
 * Persons who signed up at a customer site or in the app and are no customers: some of each site, as of `until`, where there are none. Nobody
 * of them has shown a certificate yet.
 */
export async function seedPersons(db: Db, until = JOINED): Promise<void> {
  if ((await db.$count(userAccount, isNull(userAccount.customerId))) > 0) return;
  const passwordHash = await demoPasswordHash();
  const rows = SITE_CODES.flatMap((site) =>
    Array.from({ length: OF_SITE }, (_, n) => {
      const userCode = `${site}${FIRST_CODE + n}`;
      const r = random("persons", userCode);
      const at = until.getTime() - r.int(41, 400) * DAY_MS;
      return demoAccount({
        id: idAt(r, at),
        site,
        userCode,
        customerId: null,
        mainId: null,
        accountType: "PERSONAL",
        status: r.chance(0.7) ? "ACTIVATED" : "INACTIVATED",
        r,
        domain: "mail.example",
        madeBy: null,
        at,
        until,
        passwordHash,
      });
    }),
  );
  await load(db, userAccount, rows);
  await load(db, accountSignIn, rows.flatMap(signInsOf));
}
