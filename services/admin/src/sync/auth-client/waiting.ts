import { countWaiting } from "@linehaul/kit/waiting/count";
import type { WaitingSource } from "@linehaul/kit/waiting/feature";
import { isNotNull } from "drizzle-orm";
import { markedAnew } from "./marked-anew.ts";
import { authClient } from "./table.ts";

/** Clients that are bound to more than they are let (SEC-02): somebody has to bind them anew. */
export const clientsThatExceed: WaitingSource = (call) =>
  markedAnew(call, (db) =>
    countWaiting(db, {
      table: authClient,
      where: isNotNull(authClient.surplus),
      name: authClient.name,
      at: authClient.surplusSince,
      id: authClient.id,
    }),
  );
