/** What a client says that it can unpack: `gzip, br;q=0.9` → gzip, br. */
export const encodingsOf = (accepted: string | undefined): ReadonlySet<string | undefined> =>
  new Set((accepted ?? "").split(",").map((part) => part.split(";")[0]?.trim()));
