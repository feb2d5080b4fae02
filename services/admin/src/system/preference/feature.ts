import { and, eq, inArray } from "drizzle-orm";
import { feature as bind } from "@linehaul/kit/feature";
import { preferenceRoutes } from "@linehaul/schema/system/preference";
import { preference } from "./table.ts";

export const feature = bind(preferenceRoutes, {
  get: ({ body }, call) =>
    call.db
      .select({ key: preference.key, value: preference.value })
      .from(preference)
      .where(and(eq(preference.userId, call.caller.user), inArray(preference.key, body.keys))),
  save: ({ body: { key, value } }, call) =>
    call.write(async (tx, emit) => {
      const modifiedAt = call.now();
      await tx
        .insert(preference)
        .values({ userId: call.caller.user, key, value, modifiedAt })
        .onConflictDoUpdate({ target: [preference.userId, preference.key], set: { value, modifiedAt } });
      emit({ type: "preference.saved", subject: call.caller.user, data: { userId: call.caller.user, key } });
      return { key, value };
    }),
});
