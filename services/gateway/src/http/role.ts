import type { IncomingMessage } from "node:http";
import { header } from "./ask.ts";

/** The role that the client chooses among those held (AUTH-09). Nonsense chooses none. */
export function chosenRole(req: IncomingMessage): string | undefined {
  const role = header(req, "x-role-id");
  return role !== undefined && role !== "" && role.length <= 50 ? role : undefined;
}
