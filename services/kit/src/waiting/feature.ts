import { myTasksRoutesOf, type Waiting, type WaitingIn, type WaitingService } from "@linehaul/schema/accounts/my-tasks";
import { WAITING } from "@linehaul/schema/accounts/waiting";
import type { Call } from "../call.ts";
import { comesWith } from "../caller.ts";
import { feature, type Feature } from "../feature.ts";

/** What waits of one kind among the caller's rows. */
export type WaitingSource = (call: Call) => Promise<Omit<Waiting, "kind">>;

/** What waits in a service, each kind by its source: none may be left out. */
export const waitingFeature = <S extends WaitingService>(
  service: S,
  sources: Readonly<Record<WaitingIn<S>, WaitingSource>>,
): Feature => {
  const all: Readonly<Partial<Record<string, WaitingSource>>> = sources;
  return feature(myTasksRoutesOf(service), {
    waiting: async ({ body }, call) => {
      const open = [...new Set(body.kinds)].filter((kind) => comesWith(call.caller, WAITING[kind].may));
      const found = open.map(async (kind): Promise<Waiting[]> => {
        const source = all[kind];
        return source === undefined ? [] : [{ kind, ...(await source(call)) }];
      });
      return { data: (await Promise.all(found)).flat() };
    },
  });
};
