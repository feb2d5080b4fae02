import type { Call, JsonObject } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { conditionsOf, toldConditions } from "@linehaul/kit/exports/conditions";
import { fail } from "@linehaul/kit/fail";
import { askTask, mustHold } from "@linehaul/kit/tasks/ask";
import { CUSTOMER_ACT_CHANGED, type CustomerAct, type CustomerActHindrance } from "@linehaul/schema/customers/act";
import { MOST_ACTED } from "@linehaul/schema/customers/act-limits";
import type { CustomerFilter } from "@linehaul/schema/customers/customer";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { Route } from "@linehaul/schema/route";
import { eq, type SQL, sql } from "drizzle-orm";
import { customers } from "../table.ts";
import type { CustomerActOf } from "./kind.ts";
import { viewAct } from "./own.ts";
import { matchingMine } from "./preview.ts";
import { customerActOutcome } from "./table.ts";

/** Writes down whom a task is about, the newest first; how many they are, counted no further than one past what an act takes. */
async function keepMatching(tx: Db, taskId: string, where: SQL | undefined): Promise<number> {
  const { createdAt, id, customerCode } = customers;
  await tx.execute(sql`
    insert into ${customerActOutcome} (task_id, place, customer_code)
    select cast(${taskId} as uuid), row_number() over (order by ${createdAt} desc, ${id} desc) - 1, ${customerCode}
    from ${customers} where ${where ?? sql`true`} limit ${MOST_ACTED + 1}`);
  return tx.$count(customerActOutcome, eq(customerActOutcome.taskId, taskId));
}

/** A refusal in the words of the catalogue. */
function refused(hindrance: CustomerActHindrance) {
  const at = (key: string, params: { readonly maximum?: number }) =>
    fail(SERVICE_CODES.invalid, { fields: [{ path: ["filter"], key, params }] });
  switch (hindrance) {
    case "NONE_MATCHES":
      return at("customerAct.none", {});
    case "TOO_MANY":
      return at("customerAct.tooMany", { maximum: MOST_ACTED });
  }
}

/**
 * Asks for an act on all customers that match now, as a task: whom it is about is written down in the same transaction, with what was asked
 * in the trail. What a masked value found stands there by its codes alone (PERM-12).
 */
export async function askAct<H extends JsonObject>(
  call: Call,
  route: Route,
  act: CustomerActOf<H>,
  { filter, how }: { readonly filter: CustomerFilter | undefined; readonly how: H },
): Promise<CustomerAct> {
  const { kind } = act;
  act.refuse(await call.scope(), how);
  await mustHold(call, []);
  const where = await matchingMine(call, filter);
  const { finding, ...plain } = filter ?? {};
  const asked = await call.write(async (tx, emit) => {
    const task = await askTask(call, tx, emit, {
      kind: { kind, event: CUSTOMER_ACT_CHANGED },
      buttons: [],
      input: { how },
    });
    const count = await keepMatching(tx, task.id, where);
    if (count === 0) throw refused("NONE_MATCHES");
    if (count > MOST_ACTED) throw refused("TOO_MANY");
    emit({
      type: "customerAct.asked",
      subject: task.id,
      site: task.site,
      after: {
        kind,
        ...how,
        ...toldConditions(conditionsOf(route, plain)),
        ...(finding !== undefined && { found: true }),
        customers: count,
      },
    });
    return viewAct(tx, task);
  });
  call.jobs.look();
  return asked;
}
