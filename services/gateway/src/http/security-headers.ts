import { ANSWER_HEADERS } from "@linehaul/kit/answer-headers";

/** For a year a browser asks by https alone, whatever address is typed. */
const HTTPS_ALONE = { "strict-transport-security": "max-age=31536000" };

/** What every answer of an origin carries, unless it says otherwise itself. */
export const securityHeaders = (traceId: string, origin: string): Record<string, string> => ({
  "x-trace-id": traceId,
  ...ANSWER_HEADERS,
  ...(origin.startsWith("https:") ? HTTPS_ALONE : {}),
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "content-security-policy": NOTHING,
});

type Sources = Readonly<Record<string, string>>;

/** A content security policy; no page of ours is framed or moves its base, and none submits elsewhere unless it says where. */
export const policy = (sources: Sources): string =>
  Object.entries({
    ...sources,
    "base-uri": "'none'",
    "form-action": sources["form-action"] ?? "'self'",
    "frame-ancestors": "'none'",
    "object-src": "'none'",
  })
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");

/** Of a picture that is opened: a browser fits it to its window by styles of its own, and lets nothing else run. */
export const PICTURE = policy({ "default-src": "'none'", "img-src": "'self'", "style-src": "'unsafe-inline'" });
/** Of what is no page. */
const NOTHING = policy({ "default-src": "'none'" });
