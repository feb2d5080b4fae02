import { StubFailure, type Spoilt } from "@linehaul/gateway/testing/stubs";
import { SERVICE_CODES } from "@linehaul/schema/errors";

const failing =
  (code: number, fields: StubFailure["fields"] = []): Spoilt =>
  () => {
    throw new StubFailure(code, { fields });
  };
const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** The answer with null in place of its n-th member, counted from the front however deep it lies; round again when it has fewer. */
const hole =
  (n: number): Spoilt =>
  (result) => {
    let members = 0;
    const count = (value: unknown): void => {
      if (!isObject(value)) return;
      members += Object.values(value).length;
      Object.values(value).forEach(count);
    };
    count(result);
    let left = members === 0 ? -1 : n % members;
    const copy = (value: unknown): unknown => {
      if (!isObject(value)) return value;
      const put = (inner: unknown): unknown => (left-- === 0 ? null : copy(inner));
      return Array.isArray(value)
        ? value.map(put)
        : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, put(inner)]));
    };
    return copy(result);
  };
/** Lists without anything in them: every row that a relation asks for is missing. */
const emptied: Spoilt = (result) =>
  Array.isArray(result) ? [] : isObject(result) && "data" in result ? { ...result, data: [] } : result;

/** What a service may do to an answer, by name. */
export const SPOILT: Readonly<Record<string, Spoilt>> = {
  breaks: failing(SERVICE_CODES.broken),
  "refuses the caller": failing(SERVICE_CODES.callerExpired),
  "does not take the button": failing(SERVICE_CODES.notTaken),
  "finds nothing": failing(SERVICE_CODES.notFound),
  "finds a mistake": failing(SERVICE_CODES.invalid, [{ path: ["code"], key: "text.max", params: { maximum: 3 } }]),
  "says it was changed": failing(SERVICE_CODES.changed),
  "has no rows": emptied,
  "answers null": () => null,
  "answers a number": () => 7,
  ...Object.fromEntries([0, 1, 2, 3, 5, 7, 11, 13, 17, 23, 29].map((n) => [`leaves out member ${n}`, hole(n)])),
};
