/** Told of every statement that is sent; never of its parameters. */
export type QueryCount = (statement: string) => void;

/** The logger that drizzle calls per statement. */
export const countingLogger = (count: QueryCount | undefined) => ({
  logQuery: (statement: string): void => count?.(statement),
});
