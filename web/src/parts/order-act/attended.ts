/** Acts that an open dialog shows: it tells their end itself. */
export const attended = new Set<string>();
