import { z } from "zod";
import type { Service } from "@linehaul/schema/route";
import { Port, type Env } from "../config.ts";
import { unsetProblems } from "../production.ts";
import { clamd } from "./clamd.ts";
import { localScanner } from "./local-scanner.ts";
import type { Scanner } from "./scanner.ts";

/** Where ClamAV's daemon listens; without a host, the scanner of a machine that has none. */
export const scannerShape = {
  CLAMD_HOST: z.string().optional(),
  CLAMD_PORT: Port.default(3310),
};
const ScannerShape = z.object(scannerShape);

/** What PRD refuses: files that nobody looked at. The admin service takes none. */
export const scannerProblems = (service: Service, env: Env): string[] =>
  service === "admin" ? [] : unsetProblems(["CLAMD_HOST"], env);

export const openScanner = ({ CLAMD_HOST: host, CLAMD_PORT: port }: z.infer<typeof ScannerShape>): Scanner =>
  host === undefined ? localScanner : clamd({ host, port });
