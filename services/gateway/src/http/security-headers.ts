import type { ServerResponse } from "node:http";

/** On every answer. */
export function secureAnswer(res: ServerResponse, traceId: string): void {
  res.setHeader("x-trace-id", traceId);
  res.setHeader("x-content-type-options", "nosniff");
  res.setHeader("referrer-policy", "same-origin");
  res.setHeader("x-frame-options", "DENY");
  res.setHeader("cross-origin-opener-policy", "same-origin");
  res.setHeader("content-security-policy", NOTHING);
}

type Sources = Readonly<Record<string, string>>;

/** A content security policy; no page of ours is framed, submits elsewhere or moves its base. */
export const policy = (sources: Sources): string =>
  Object.entries({
    ...sources,
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    "object-src": "'none'",
  })
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");

/** Of what is no page. */
const NOTHING = policy({ "default-src": "'none'" });
