/** What every answer carries, unless it says otherwise itself. */
export const securityHeaders = (traceId: string): Record<string, string> => ({
  "x-trace-id": traceId,
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "content-security-policy": NOTHING,
});

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
