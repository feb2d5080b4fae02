import { countDistinct, eq, and } from "drizzle-orm";
import type { Call } from "@linehaul/kit/call";
import type { CacheCleaned } from "@linehaul/schema/system/dictionary";
import { isItem } from "./item.ts";
import { dictionary } from "./table.ts";

/** Tells every gateway to read dictionaries anew: all of them, or one by its path key. */
export function cleanCache(call: Call, pathKey?: string): Promise<CacheCleaned> {
  return call.write(async (tx, emit) => {
    const [found] = await tx
      .select({ dictionaries: countDistinct(dictionary.pathKey), entries: countDistinct(dictionary.id) })
      .from(dictionary)
      .where(and(isItem, pathKey === undefined ? undefined : eq(dictionary.pathKey, pathKey)));
    const cleaned = { dictionaries: found?.dictionaries ?? 0, entries: found?.entries ?? 0 };
    emit({ type: "dictionary.changed", subject: pathKey ?? "all", data: cleaned, after: cleaned });
    return cleaned;
  });
}
