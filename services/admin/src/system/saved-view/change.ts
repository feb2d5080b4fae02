import { and, count, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Call } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database";
import { brokenUnique } from "@linehaul/kit/database-error";
import { fail } from "@linehaul/kit/fail";
import { oneAtATime } from "@linehaul/kit/one-at-a-time";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { MOST_VIEWS, type SavedView, type SavedViewInput } from "@linehaul/schema/system/saved-view";
import { savedView } from "./table.ts";
import { shownTo } from "./view.ts";

/** One of the caller's own, locked until the transaction ends; another's is not told from one that is not there. */
async function held(tx: Db, { caller }: Call, id: string) {
  const [row] = await tx
    .select()
    .from(savedView)
    .where(and(eq(savedView.id, id), eq(savedView.userId, caller.user)))
    .for("update");
  if (row === undefined) throw fail(SERVICE_CODES.notFound);
  return row;
}

/** Two windows that save at once count after each other. */
async function hasRoom(tx: Db, user: string, page: string): Promise<void> {
  await oneAtATime(tx, `saved_view ${user} ${page}`);
  const [kept] = await tx
    .select({ views: count() })
    .from(savedView)
    .where(and(eq(savedView.userId, user), eq(savedView.page, page)));
  if ((kept?.views ?? 0) >= MOST_VIEWS)
    throw fail(SERVICE_CODES.invalid, {
      fields: [{ path: ["name"], key: "view.most", params: { maximum: MOST_VIEWS } }],
    });
}

/** Tells the gateways, without what the view holds. */
const told = (call: Call, { id, page }: SavedView) => ({
  type: "savedView.changed",
  subject: id,
  data: { userId: call.caller.user, page },
});

/** Keeps a new view, or changes the version of one that the caller had read; a view stays with its page. */
export async function saveView(call: Call, input: z.output<typeof SavedViewInput>): Promise<SavedView> {
  const { id, version, page, name, state } = input;
  const userId = call.caller.user;
  try {
    return await call.write(async (tx, emit) => {
      const values = { name, state, modifiedAt: call.now() };
      if (id === undefined) await hasRoom(tx, userId, page);
      else {
        const before = await held(tx, call, id);
        if (before.version !== version) throw fail(SERVICE_CODES.changed);
      }
      const [row] =
        id === undefined
          ? await tx
              .insert(savedView)
              .values({ ...values, userId, page })
              .returning()
          : await tx
              .update(savedView)
              .set({ ...values, version: sql`${savedView.version} + 1` })
              .where(eq(savedView.id, id))
              .returning();
      if (row === undefined) throw fail(SERVICE_CODES.notFound);
      const after = shownTo(userId)(row);
      emit(told(call, after));
      return after;
    });
  } catch (error) {
    if (brokenUnique(error) !== "saved_view_name") throw error;
    throw fail(SERVICE_CODES.duplicate, { fields: [{ path: ["name"], key: "duplicate", params: {} }] });
  }
}

/** Opens the page with this view, and with no other, from now on; or with none. */
export function setDefaultView(call: Call, id: string, isDefault: boolean): Promise<SavedView> {
  const userId = call.caller.user;
  return call.write(async (tx, emit) => {
    const before = await held(tx, call, id);
    const { page } = before;
    const others = and(eq(savedView.userId, userId), eq(savedView.page, page), eq(savedView.isDefault, true));
    if (isDefault) await tx.update(savedView).set({ isDefault: false }).where(others);
    await tx.update(savedView).set({ isDefault }).where(eq(savedView.id, id));
    const after = shownTo(userId)({ ...before, isDefault });
    emit(told(call, after));
    return after;
  });
}

/** Takes one of the caller's own away, and answers it as it was. */
export function deleteView(call: Call, id: string): Promise<SavedView> {
  return call.write(async (tx, emit) => {
    const before = shownTo(call.caller.user)(await held(tx, call, id));
    await tx.delete(savedView).where(eq(savedView.id, id));
    emit(told(call, before));
    return before;
  });
}
