import { and, eq } from "drizzle-orm";
import { newId } from "@linehaul/kit/ids";
import type { Call, Emit } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database";
import type { sessionRoutes } from "@linehaul/schema/permissions/session";
import { plainUserName } from "@linehaul/schema/permissions/user-name";
import type { SiteCode } from "@linehaul/schema/sites";
import type { RouteParsed, RouteResult } from "@linehaul/schema/route";
import { readSystemInfo } from "../../system/system-info/read.ts";
import { rolesOf, type Moment } from "../account/grants.ts";
import { userAccount } from "../account/table.ts";
import { isLetIn, sitesOf } from "../perm-data-group/scope.ts";
import { BRINGS_BACK, buttonsOf } from "../perm-role/buttons.ts";
import { endSessions } from "./end.ts";
import type { SessionSettings } from "./settings.ts";
import { session } from "./table.ts";
import { hashOf, newToken } from "@linehaul/kit/token";

type Asked = RouteParsed<typeof sessionRoutes.open>["body"];
type Opened = RouteResult<typeof sessionRoutes.open>;

/** Opens a session for a user whom the sign-on vouched for. Every attempt is recorded, refused ones too. */
export function openSession(asked: Asked, call: Call, settings: SessionSettings): Promise<Opened> {
  const plain = plainUserName(asked.userName);
  const userName = plain ?? asked.userName;
  // The answer holds the token, which is kept nowhere.
  const options = { remember: false };
  return call.write<Opened>(async (tx, emit) => {
    // The account's row is held, so that sign-ins of one user at the same time follow each other.
    const [user] =
      plain === null ? [] : await tx.select().from(userAccount).where(eq(userAccount.userName, plain)).for("update");
    const refuse = (reason: "unknownUser" | "disabled" | "noSite", sites: SiteCode[] = []): Opened => {
      const after = { userName, site: asked.site, address: asked.address ?? null, reason };
      emit({ type: "session.refused", subject: user?.id ?? userName, site: asked.site, after });
      return { opened: false, reason, sites };
    };
    if (!user) return refuse("unknownUser");
    const system = await readSystemInfo(tx);
    if (user.status === "DISABLED") return refuse("disabled");
    if (system.status === "DISABLED" && !(await mayBringBack(tx, user.id, { now: call.now(), site: asked.site })))
      return refuse("disabled");
    if (!(await isLetIn(tx, user.id, { now: call.now(), site: asked.site })))
      return refuse("noSite", await sitesOf(tx, user.id, call.now()));
    if (settings.single) await endEarlier(tx, emit, { userId: user.id, userName, now: call.now(), asked });
    const token = newToken();
    const id = newId();
    const { site, deviceClass, deviceId, language } = asked;
    const address = asked.address ?? null;
    await tx.insert(session).values({
      id,
      tokenHash: hashOf(token),
      ticketHash: asked.ticket === undefined ? null : hashOf(asked.ticket),
      userId: user.id,
      site,
      deviceClass,
      deviceId,
      language,
      device: asked.device ?? null,
      address,
      openedAt: call.now(),
      seenAt: call.now(),
    });
    const after = { userName, site, deviceClass, deviceId, address };
    emit({ type: "session.opened", subject: id, site, data: { sessionId: id, userId: user.id }, after });
    return { opened: true, token, userId: user.id, userName };
  }, options);
}

/** Does one of his roles let him bring the system back? */
async function mayBringBack(tx: Db, userId: string, moment: Moment): Promise<boolean> {
  for (const { roleId } of (await rolesOf(tx, userId, moment)).held)
    if ((await buttonsOf(tx, roleId)).includes(BRINGS_BACK)) return true;
  return false;
}

interface Earlier {
  readonly userId: string;
  readonly userName: string;
  readonly now: Date;
  readonly asked: Asked;
}

/** AUTH-07: only the same site and device class; another site keeps its session. */
async function endEarlier(tx: Db, emit: Emit, { userId, userName, now, asked }: Earlier): Promise<void> {
  const { site, deviceClass } = asked;
  const same = and(eq(session.userId, userId), eq(session.site, site), eq(session.deviceClass, deviceClass));
  await endSessions(tx, emit, { which: same, at: now, why: "replaced", data: { userName } });
}
