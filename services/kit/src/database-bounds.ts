import { z } from "zod";

const ms = (most: number) => z.coerce.number("must be a number of milliseconds").int().min(100).max(most);

/**
 * How long a service waits for its PostgreSQL server (FLT-12). Together they stay below the 20 s of whoever asks the service, so that it
 * answers before he gives up.
 */
export const boundsShape = {
  /** Connections of one process. */
  DATABASE_CONNECTIONS: z.coerce.number("must be a number").int().min(2).max(200).default(10),
  /** For a connection to open, or to become free. */
  DATABASE_CONNECT_MS: ms(6_000).default(5_000),
  /** For a lock that another transaction holds. */
  DATABASE_LOCK_MS: ms(12_000).default(3_000),
  /** For one statement. */
  DATABASE_STATEMENT_MS: ms(12_000).default(10_000),
};
export const DatabaseBounds = z.object(boundsShape);
export type DatabaseBounds = z.infer<typeof DatabaseBounds>;
