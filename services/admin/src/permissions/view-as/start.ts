import { and, eq, isNull } from "drizzle-orm";
import type { Call } from "@linehaul/kit/call";
import { fail } from "@linehaul/kit/fail";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { VIEW_AS_MINUTES, type viewAsRoutes } from "@linehaul/schema/permissions/view-as";
import type { RouteParsed, RouteResult } from "@linehaul/schema/route";
import { userAccount } from "../account/table.ts";
import { session } from "../session/table.ts";
import { viewerOf, whyNot } from "./why-not.ts";

type Asked = RouteParsed<typeof viewAsRoutes.start>["body"];
type Started = RouteResult<typeof viewAsRoutes.start>;

const refused = (key: string) => fail(SERVICE_CODES.invalid, { fields: [{ path: ["accountId"], key, params: {} }] });

/** From the next request on the caller's session looks as the account does. Who, as whom, why and for how long is recorded first. */
export const startViewing = ({ sessionId, accountId, reason }: Asked, call: Call): Promise<Started> =>
  call.write(async (tx, emit) => {
    const { user, site } = call.caller;
    const mine = and(eq(session.id, sessionId), eq(session.userId, user), eq(session.site, site));
    const [own] = await tx
      .select()
      .from(session)
      .where(and(mine, isNull(session.endedAt)))
      .for("update");
    if (own === undefined) throw fail(SERVICE_CODES.notFound);
    if (own.viewAs !== null) throw fail(SERVICE_CODES.wrongState);
    const [account] = await tx.select().from(userAccount).where(eq(userAccount.id, accountId));
    if (account === undefined) throw fail(SERVICE_CODES.notFound);
    const why = await whyNot(tx, await viewerOf(tx, call.caller), account, { now: call.now(), site });
    if (why !== null) throw refused(why);
    const viewAsUntil = new Date(call.now().getTime() + VIEW_AS_MINUTES * 60_000);
    await tx.update(session).set({ viewAs: account.id, viewAsUntil }).where(mine);
    const until = viewAsUntil.toISOString();
    emit({
      type: "session.viewStarted",
      subject: account.id,
      site,
      kind: "VIEW_AS",
      reason,
      data: { sessionId, userId: user },
      after: { userName: account.userName, until },
    });
    return { until };
  });
