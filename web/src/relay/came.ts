import { GraphFailure, OFFLINE, PART_MISSING } from "./failure.ts";
import { lookForGateway } from "./gateway.ts";
import { told } from "./told.ts";

/** Is a part of the console wanted that no try will bring any more? */
export const isPartMissing = told(false);

/**
 * A part of the console, when it is wanted. A browser asks once for a module: one that broke off as the gateway went is missing as long as
 * the document stands, with all that shares its code. So where the gateway is there, only a reload brings it (FLT-11); `isLast` says that
 * it is not asked for again in any case.
 */
export const came = <T>(part: Promise<T>, { isLast = false }: { readonly isLast?: boolean } = {}): Promise<T> =>
  part.catch(async (error: unknown) => {
    // What the browser says of a module that it can't fetch has no name of its own.
    if (!(error instanceof TypeError)) throw error;
    const isThere = await lookForGateway();
    if (isThere || isLast) isPartMissing.tell(true);
    throw new GraphFailure({ code: isThere ? PART_MISSING : OFFLINE, message: "" });
  });
