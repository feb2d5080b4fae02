import { eq } from "drizzle-orm";
import { doerOf } from "@linehaul/kit/request-caller";
import { feature as bind } from "@linehaul/kit/feature";
import { viewAsRoutes } from "@linehaul/schema/permissions/view-as";
import { session } from "../session/table.ts";
import { endViewing } from "./end.ts";
import { startViewing } from "./start.ts";
import { viewable } from "./why-not.ts";

export const feature = bind(viewAsRoutes, {
  start: ({ body }, call) => startViewing(body, call),
  viewable: ({ body }, call) => viewable(call, body.ids),
  stop: ({ body: { sessionId } }, call) =>
    call.write(async (tx, emit) => {
      const [own] = await tx.select({ userId: session.userId }).from(session).where(eq(session.id, sessionId));
      const isMine = own?.userId === doerOf(call.caller).user;
      return { stopped: isMine && (await endViewing(tx, emit, sessionId, "stopped")) };
    }),
});
