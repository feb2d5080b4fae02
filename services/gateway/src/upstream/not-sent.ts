import { errors } from "undici";

/** A request that never left the gateway: whatever the reason, the service has no part in it. */
export class NotSent extends Error {
  override readonly name = "NotSent";

  constructor(cause: unknown) {
    super("a request did not leave the gateway", { cause });
  }
}

/** Did undici refuse the request as it was made, at once or when its turn came? */
export const isRefusedHere = (error: unknown): boolean =>
  error instanceof errors.InvalidArgumentError || error instanceof errors.NotSupportedError;

/** Was its pool given up while the request waited there? */
export const isPoolGone = (error: unknown): boolean =>
  error instanceof errors.ClientDestroyedError || error instanceof errors.ClientClosedError;
