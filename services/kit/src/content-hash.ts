import { createHash } from "node:crypto";

const canonical = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(canonical)
    : value instanceof Date
      ? value.toISOString()
      : value !== null && typeof value === "object"
        ? Object.fromEntries(
            Object.entries(value)
              .filter(([, v]) => v !== undefined)
              .sort(([a], [b]) => (a < b ? -1 : 1))
              .map(([k, v]) => [k, canonical(v)]),
          )
        : value;

/** SHA-256 of a value's JSON, whatever the order of its keys. */
export const contentHash = (value: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(canonical(value)) ?? "")
    .digest("base64url");
