import { linkPage } from "../../entry.ts";

/** The graph's own tool: the gateway serves it in a window of its own. */
export const entry = linkPage("/graphiql");
