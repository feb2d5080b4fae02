import type { Db } from "@linehaul/kit/database-type";
import { holdFile } from "@linehaul/kit/files/kept";
import { marked } from "@linehaul/kit/files/marked";
import type { Storage } from "@linehaul/kit/storage/storage";
import { SITE_CODES } from "@linehaul/schema/sites";
import { and, desc, eq, isNotNull } from "drizzle-orm";
import sharp from "sharp";
import { receiveDemo } from "../../demo-file.ts";
import { type AccountRecord, userAccount } from "../user-account/table.ts";
import { holder } from "./record.ts";
import { memberRealName, type RealNameRecord } from "./table.ts";

/** So many of each site's newest members have pictures. */
const OF_SITE = 8;
/** A card's sides, in hundredths of a millimetre by four. */
const CARD = { width: 856, height: 540 } as const;
const block = (left: number, top: number, width: number, height: number, background: string) => ({
  input: { create: { width, height, channels: 3 as const, background } },
  left,
  top,
});
const SIDES = {
  FRONT: { ground: "#e3ecf7", blocks: [block(48, 130, 220, 290, "#9fb3cc"), block(0, 0, 856, 80, "#3b6ea5")] },
  BACK: { ground: "#eef2e6", blocks: [block(0, 60, 856, 90, "#2b2f36"), block(48, 220, 760, 70, "#ffffff")] },
} as const;

/** A card that nobody takes for one: what it says stands all over it. */
async function drawn(side: keyof typeof SIDES, text: string): Promise<Buffer> {
  const { ground, blocks } = SIDES[side];
  const card = await sharp({ create: { ...CARD, channels: 3, background: ground } })
    .composite([...blocks])
    .jpeg()
    .toBuffer();
  return marked(card, "image/jpeg", text);
}

interface Known {
  readonly account: AccountRecord;
  readonly name: RealNameRecord;
}
async function addPictures(db: Db, storage: Storage, { account, name }: Known): Promise<void> {
  const caller = { user: "customer-site", site: account.site };
  const take = async (side: keyof typeof SIDES, text: string): Promise<string> =>
    receiveDemo(
      { db, storage },
      {
        caller,
        purpose: "idPicture",
        name: `${side.toLowerCase()}.jpg`,
        bytes: await drawn(side, text),
        at: name.verifiedAt,
      },
    );
  const [certFront, certBack] = await Promise.all([take("FRONT", `SPECIMEN ${name.name}`), take("BACK", "SPECIMEN")]);
  await db.transaction(async (tx) => {
    for (const id of [certFront, certBack])
      await holdFile(tx, { id, purpose: "idPicture", caller }, holder(account.id));
    await tx.update(memberRealName).set({ certFront, certBack }).where(eq(memberRealName.accountId, account.id));
  });
}

/** Pictures that open, of each site's newest members whom somebody knows. Added once. */
export async function seedMemberPictures(db: Db, storage: Storage): Promise<void> {
  if ((await db.$count(memberRealName, isNotNull(memberRealName.certFront))) > 0) return;
  for (const site of SITE_CODES) {
    const newest = await db
      .select({ account: userAccount, name: memberRealName })
      .from(userAccount)
      .innerJoin(memberRealName, eq(memberRealName.accountId, userAccount.id))
      .where(and(eq(userAccount.site, site), eq(userAccount.accountType, "PERSONAL")))
      .orderBy(desc(userAccount.createdAt), desc(userAccount.id))
      .limit(OF_SITE);
    await Promise.all(newest.map((one) => addPictures(db, storage, one)));
  }
}
