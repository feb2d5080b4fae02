import { and, eq } from "drizzle-orm";
import type { Call } from "@linehaul/kit/call";
import { fail } from "@linehaul/kit/fail";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { openSessionRoutes } from "@linehaul/schema/permissions/open-session";
import type { RouteParsed, RouteResult } from "@linehaul/schema/route";
import { userAccount } from "../account/table.ts";
import { endSessions } from "../session/end.ts";
import type { SessionSettings } from "../session/settings.ts";
import { standing } from "../session/standing.ts";
import { session } from "../session/table.ts";

type Asked = RouteParsed<typeof openSessionRoutes.endOfAccount>["body"];
type Ended = RouteResult<typeof openSessionRoutes.endOfAccount>;

/** Ends an account's sessions, or one of them: another account's is none of them. Who ended which is recorded. 404001 for no such account. */
export const endSessionsOf = (call: Call, asked: Asked, settings: SessionSettings): Promise<Ended> =>
  call.write(async (tx, emit) => {
    const { accountId, sessionId } = asked;
    const [account] = await tx.select().from(userAccount).where(eq(userAccount.id, accountId));
    if (account === undefined) throw fail(SERVICE_CODES.notFound);
    const one = sessionId === undefined ? undefined : eq(session.id, sessionId);
    const count = await endSessions(tx, emit, {
      which: and(eq(session.userId, accountId), one, standing(call.now(), settings)),
      at: call.now(),
      why: "closed",
      data: { userName: account.userName, by: call.caller.userName },
      of: account.userName,
    });
    return { count };
  });
