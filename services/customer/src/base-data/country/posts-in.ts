import type { Db } from "@linehaul/kit/database-type";
import type { PostsOf } from "@linehaul/kit/judge-posts";
import { inArray } from "drizzle-orm";
import { countryCopy } from "./table.ts";

/** What some countries say of their post codes, as the copy has it: also while their owner is away. */
export const postsIn =
  (db: Db): PostsOf =>
  (codes) =>
    db
      .select()
      .from(countryCopy)
      .where(inArray(countryCopy.countryCode, [...codes]));
