import type { PGlite } from "@electric-sql/pglite";
import type { OpenDatabase } from "../database.ts";
import { DatabaseBounds } from "../database-bounds.ts";
import { embeddedOn } from "../database-embedded.ts";
import { serverOn } from "../database-server.ts";
import { empty } from "./empty.ts";

/** What files of this worker are done with, by the migrations in it: emptied, it serves the next one that wants its like. */
function spares<T>() {
  const kept = new Map<string, T[]>();
  return {
    take: (of: URL): T | undefined => kept.get(of.href)?.pop(),
    keep: (of: URL, it: T): void => void kept.set(of.href, [...(kept.get(of.href) ?? []), it]),
  };
}
const embedded = spares<PGlite>();
const onServer = spares<string>();

/** Nothing reaches it any more once it was given back, whatever of a file goes on. */
function lent(client: PGlite): { readonly client: PGlite; readonly end: () => void } {
  const { proxy, revoke } = Proxy.revocable(client, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { client: proxy, end: revoke };
}

/** An empty PGlite in memory: a spare one, or one that `make` opens. */
export async function spareEmbedded(migrations: URL, make: () => Promise<PGlite>): Promise<OpenDatabase> {
  const own = embedded.take(migrations) ?? (await make());
  const { client, end } = lent(own);
  return {
    ...embeddedOn(client),
    close: async () => {
      end();
      // What can't be emptied serves nobody else.
      await empty(embeddedOn(own).db).then(
        () => embedded.keep(migrations, own),
        () => own.close(),
      );
    },
  };
}

/** An empty database of a server: a spare one, or one that `make` creates and names. */
export async function spareOnServer(migrations: URL, url: string, make: () => Promise<string>): Promise<OpenDatabase> {
  const name = onServer.take(migrations) ?? (await make());
  const opened = serverOn({ url, name, bounds: DatabaseBounds.parse({}) });
  return {
    ...opened,
    close: async () => {
      await opened.close();
      const own = serverOn({ url, name, bounds: null });
      await empty(own.db)
        .then(
          () => onServer.keep(migrations, name),
          () => undefined,
        )
        .finally(() => own.close());
    },
  };
}
