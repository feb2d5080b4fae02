import { GATEWAY_CODES, type GatewayCode } from "@linehaul/schema/errors";
import type { Button } from "@linehaul/schema/modules";

interface More {
  /** The buttons that would open what was refused: any one of them. */
  readonly may?: readonly Button[];
  /** No button would open it: the viewer looks as another user. */
  readonly readOnly?: true;
  /** What a service adds for the reader: when he may try again. */
  readonly detail?: string | undefined;
  readonly cause?: unknown;
}

/** A failure with a code of the catalogue: all that a client learns of it is the code's text and the trace id. */
export class GatewayError extends Error {
  override readonly name = "GatewayError";
  readonly code: GatewayCode;
  readonly may: readonly Button[] | undefined;
  readonly isReadOnly: boolean;
  readonly detail: string | undefined;

  constructor(code: GatewayCode, more: More = {}) {
    super(GATEWAY_CODES[code], { cause: more.cause });
    this.code = code;
    this.may = more.may;
    this.detail = more.detail;
    this.isReadOnly = more.readOnly === true;
  }
}

/** 09020203: none of these buttons is held. */
export const refused = (may: readonly Button[]) => new GatewayError("09020203", { may });
/** 09020203: whoever views as another user may read, and nothing else. */
export const readOnly = () => new GatewayError("09020203", { readOnly: true });
/** 09020701: an id, cursor, size or value that is not valid. `why` is for the log. */
export const invalid = (why: string) => new GatewayError("09020701", { cause: why });
