/**
 * The codes that a user, a script or the console may meet. Gateway codes are those of section 8 of the specification (ERR-03);
 * service codes are numbers in the envelope. Texts are in `locales/*.json` under `error.<code>`.
 */
export const GATEWAY_CODES = {
  "09020000": "program exception",
  "09020101": "no session",
  "09020102": "signed in elsewhere",
  "09020103": "account, role or system disabled",
  "09020104": "no data group opens this site",
  "09020110": "app key refused",
  "09020201": "outside the client's binding",
  "09020202": "internal only",
  "09020203": "button not held",
  "09020301": "too frequent",
  "09020401": "caller token absent",
  "09020402": "caller token forged",
  "09020403": "caller token expired",
  "09020501": "upstream unreachable",
  "09020502": "upstream over 20 s",
  "09020601": "no device id",
  "09020701": "bad id, cursor, variables or size",
  "09020801": "unsupported",
} as const;
export type GatewayCode = keyof typeof GATEWAY_CODES;
export const isGatewayCode = (code: unknown): code is GatewayCode => typeof code === "string" && code in GATEWAY_CODES;

/** The HTTP status of a refusal that concerns the whole request; field errors travel in 200. */
export const STATUS_OF: Record<GatewayCode, number> = {
  "09020000": 500,
  "09020101": 401,
  "09020102": 401,
  "09020103": 403,
  "09020104": 403,
  "09020110": 401,
  "09020201": 403,
  "09020202": 403,
  "09020203": 403,
  "09020301": 429,
  "09020401": 401,
  "09020402": 401,
  "09020403": 401,
  "09020501": 502,
  "09020502": 504,
  "09020601": 400,
  "09020701": 400,
  "09020801": 400,
};

/** What a service answers in the envelope. 0 is success; from 404001 on, and below 500000, it says why it declined. */
export const SERVICE_CODES = {
  ok: 0,
  /** A field breaks a rule: `fields` says which. */
  invalid: 400001,
  /** A cursor, page or size that does not fit the query. */
  badPage: 400002,
  /** No valid caller token / expired / a button that the route does not take. */
  noCaller: 401001,
  callerForged: 401002,
  callerExpired: 401003,
  notTaken: 403001,
  /** The caller views as another user: he may only read. */
  readOnly: 403002,
  /** The file was made under another row scope than its owner's. */
  otherScope: 403003,
  /** Nobody decides about what he asked for himself (CUS-16). */
  ownReview: 403004,
  /** An account of a person is changed by its owner alone (PERM-09). */
  ofPerson: 403005,
  notFound: 404001,
  /** A record names a file that the storage has not. */
  fileMissing: 404002,
  /** Nothing came of an upload for 30 s. */
  uploadStalled: 408001,
  /** "Save failed, duplicate data". */
  duplicate: 409001,
  /** Changed by somebody else since it was read. */
  changed: 409002,
  /** "Submission failed or repeated": an idempotency key used again with another body. */
  repeated: 409003,
  /** A lifecycle does not allow the step; `detail` is the state found. */
  wrongState: 409004,
  /** While a site stores an import, numbers of today are being allocated (ORD-07). */
  allocating: 409005,
  /** The pool of waybill numbers has not as many as are needed; `detail` names the pool: site and kind. */
  noNumbers: 409006,
  /** Somebody else is on the case; `detail` is who (REV-06). */
  handled: 409007,
  /** The outside system has no word for the order's state: the push failed, as its record says (ORD-13). */
  unmapped: 409008,
  /** A customer lacks what it needs to become usable: `fields` names each (CUS-13, CUS-22). */
  notReady: 409009,
  /** An order has passed its review already: "Action already passed" (REV-07). */
  passed: 123263,
  /** A file that is not kept any more. */
  gone: 410001,
  tooLarge: 413001,
  /** A file of more bytes than its purpose takes. */
  fileTooLarge: 413002,
  /** A file whose content is of no type that its purpose takes, or not what its name says. */
  typeRefused: 415001,
  /** The scanner found something. */
  infected: 422001,
  encrypted: 422002,
  macros: 422003,
  /** An archive that unpacks to more than any honest file of its size. */
  bomb: 422004,
  /** A file that can't be read as what it says it is. */
  damaged: 422005,
  /** The storage gives back another content than was uploaded. */
  altered: 422006,
  /** The source of base data did not answer in time, or can't be reached (SYS-07). */
  sourceSilent: 424001,
  /** Its answer ended early. */
  sourceBroken: 424002,
  /** What it answered is not what its contract says; `detail` is the status, or the first place that is not. */
  sourceUnreadable: 424003,
  /** It answered more than base data can be. */
  sourceTooLarge: 424004,
  /** A user has as many tasks waiting as one may have. */
  tooMany: 429001,
  /** A user looked for as many different masked values as an hour takes; `detail` is the instant at which the next one is free. */
  tooOften: 429002,
  broken: 500000,
  /** What the service keeps its rows in can't be reached: later, the same may succeed. */
  away: 503001,
  /** Nothing is let through while the scanner is silent. */
  scannerAway: 503002,
  storageAway: 503003,
  /** It took longer than it may, and did not happen. */
  late: 504001,
} as const;
export type ServiceCode = (typeof SERVICE_CODES)[keyof typeof SERVICE_CODES];
