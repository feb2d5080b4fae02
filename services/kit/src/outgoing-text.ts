/** The most that a query holds in all: a server takes 16 KiB of head. */
const MOST_IN_QUERY = 8_000;
/** The most that one part of a path holds, as it is sent: no router of ours takes more. */
export const MOST_IN_PART = 500;
/** The most that a field of a log line holds of a text. */
export const MOST_IN_LOG = 200;

/*
 * The one place where texts become headers, parts of addresses and fields of log lines, for the gateway and the services (FLT-01): whatever
 * a request holds, what leaves is clean. Null: the text can't stand there, and whoever asked says whose mistake that is.
 */

/** Does the text stand in a header as it is? Printable ASCII alone does. */
const isHeaderText = (text: unknown): boolean => typeof text !== "string" || /^[\x20-\x7e]*$/.test(text);

/** The headers as they are; throws for one that holds what no header may. */
export function cleanHeaders<H extends object>(headers: H): H {
  for (const [name, value] of Object.entries(headers))
    if (!(Array.isArray(value) ? value.every(isHeaderText) : isHeaderText(value)))
      throw new Error(`a header ${name} that can't be sent`);
  return headers;
}

/** A text as one part of a path: never none, never `.` or `..`, no half of a character. */
export function pathPart(text: string): string | null {
  if (text === "" || text === "." || text === ".." || text.length > MOST_IN_PART || !text.isWellFormed()) return null;
  const part = encodeURIComponent(text);
  return part.length <= MOST_IN_PART ? part : null;
}

/** Texts as a query, without its `?`; a half of a character becomes U+FFFD. */
export function queryText(members: readonly [name: string, value: string][]): string | null {
  const query = new URLSearchParams(members).toString();
  return query.length <= MOST_IN_QUERY ? query : null;
}

/** A file's name as `content-disposition` bears it. */
export const fileName = (name: string): string => name.replace(/[^\w.-]/g, "_");

/** What a log line tells of a text: its beginning. */
export const logText = (text: string): string =>
  text.length <= MOST_IN_LOG ? text : `${text.slice(0, MOST_IN_LOG - 1).toWellFormed()}…`;
