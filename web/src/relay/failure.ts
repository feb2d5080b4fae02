/** "Why can't I?": roles that hold a missing button, and people who grant roles. */
export interface AskWhom {
  readonly roles: readonly { readonly code: string; readonly name: string }[];
  readonly admins: readonly string[];
}

/** Why a request brought no data. `code` is one of the catalogue (schema/src/errors.ts) or one of the console's own. */
export class GraphFailure extends Error {
  readonly code: string;
  readonly traceId: string | null;
  /** What the service adds to the code, for the reader: which card, which state. */
  readonly detail: string | null;
  /** The buttons that would have opened it, when a button was missing. */
  readonly may: readonly string[];
  /** Whom to ask for one of them; null where nobody knows. */
  readonly askWhom: AskWhom | null;
  constructor(o: {
    code: string;
    message: string;
    traceId?: string | null;
    detail?: string | null;
    may?: readonly string[];
    askWhom?: AskWhom | null;
  }) {
    super(o.message);
    this.name = "GraphFailure";
    this.code = o.code;
    this.traceId = o.traceId ?? null;
    this.detail = o.detail ?? null;
    this.may = o.may ?? [];
    this.askWhom = o.askWhom ?? null;
  }
}

/** Codes of the console itself, where no server answered. Their texts are in the shell's locale under `failure`. */
export const OFFLINE = "OFFLINE";
export const NOT_GRAPHQL = "NOT_GRAPHQL";
export const PART_MISSING = "PART_MISSING";

/** No session, replaced, or an app key refused: sign in again. */
export const isSessionEnd = (code: string): boolean => code === "09020101" || code === "09020102";
/** A button is missing: a 403 that travels in 200. */
export const NO_ACCESS = "09020203";
export const isDenied = (code: string): boolean => code === NO_ACCESS;
/** Somebody is away, the gateway or what stands behind it: the same may succeed by itself, later. */
export const mayPass = (code: string): boolean => PASSING.has(code);
const PASSING: ReadonlySet<string> = new Set(["09020501", "09020502", OFFLINE, NOT_GRAPHQL]);

/** Relay wraps what the network threw or reported; this finds ours again. Anything else is a fault of the console. */
export function failureOf(error: unknown): GraphFailure {
  if (error instanceof GraphFailure) return error;
  if (error instanceof Error) {
    if (error.cause instanceof GraphFailure) return error.cause;
    return new GraphFailure({ code: "09020000", message: error.message });
  }
  return new GraphFailure({ code: "09020000", message: String(error) });
}
