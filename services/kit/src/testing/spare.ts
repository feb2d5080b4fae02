import type { PGlite } from "@electric-sql/pglite";
import type { OpenDatabase } from "../database.ts";
import { DatabaseBounds } from "../database-bounds.ts";
import { embeddedOn } from "../database-embedded.ts";
import { serverOn } from "../database-server.ts";
import { rewind } from "./begun.ts";
import { type Beginning, isFilling } from "./filling.ts";

const nameOf = (of: Beginning): string => (isFilling(of) ? of.name : of.href);

/** What files of this worker are done with, by what it began with: rewound, it serves the next one that wants its like. */
function spares<T>() {
  const kept = new Map<string, T[]>();
  return {
    take: (of: Beginning): T | undefined => kept.get(nameOf(of))?.pop(),
    keep: (of: Beginning, it: T): void => void kept.set(nameOf(of), [...(kept.get(nameOf(of)) ?? []), it]),
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

/** A PGlite in memory that begins so: a spare one, or one that `make` opens. */
export async function spareEmbedded(of: Beginning, make: () => Promise<PGlite>): Promise<OpenDatabase> {
  const own = embedded.take(of) ?? (await make());
  const { client, end } = lent(own);
  return {
    ...embeddedOn(client),
    close: async () => {
      end();
      // What can't be rewound serves nobody else.
      await rewind(embeddedOn(own).db).then(
        () => embedded.keep(of, own),
        () => own.close(),
      );
    },
  };
}

/** A database of a server that begins so: a spare one, or one that `make` creates and names. */
export async function spareOnServer(of: Beginning, url: string, make: () => Promise<string>): Promise<OpenDatabase> {
  const name = onServer.take(of) ?? (await make());
  const opened = serverOn({ url, name, bounds: DatabaseBounds.parse({}) });
  return {
    ...opened,
    close: async () => {
      await opened.close();
      const own = serverOn({ url, name, bounds: null });
      await rewind(own.db)
        .then(
          () => onServer.keep(of, name),
          () => undefined,
        )
        .finally(() => own.close());
    },
  };
}
