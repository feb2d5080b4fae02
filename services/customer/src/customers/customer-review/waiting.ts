import { countWaiting } from "@linehaul/kit/waiting/count";
import type { WaitingSource } from "@linehaul/kit/waiting/feature";
import { and, eq, ne, sql } from "drizzle-orm";
import { customers } from "../customer/table.ts";
import { mineReviews } from "./filter.ts";
import { customerReview as t } from "./table.ts";

/** Reviews that nobody has decided and the caller did not ask for himself: those of his own are others' to decide. */
export const openReviewsOfOthers: WaitingSource = async (call) =>
  countWaiting(call.db, {
    table: t,
    where: and(await mineReviews(call), eq(t.status, "PENDING"), ne(t.submitterId, call.caller.user)),
    name: sql`(select ${customers.nameEn} from ${customers} where ${customers.id} = ${t.customerId})`,
    at: t.submittedAt,
    id: t.id,
  });
