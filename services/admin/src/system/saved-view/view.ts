import type { InferSelectModel } from "drizzle-orm";
import type { SavedView } from "@linehaul/schema/system/saved-view";
import type { savedView } from "./table.ts";

/** A view as this user reads it: which one its owner opens his list with is the owner's own affair. */
export const shownTo =
  (user: string) =>
  ({ userId, modifiedAt, ...row }: InferSelectModel<typeof savedView>): SavedView => {
    const isOwn = userId === user;
    return { ...row, isOwn, isDefault: isOwn && row.isDefault, modifiedAt: modifiedAt.toISOString() };
  };
