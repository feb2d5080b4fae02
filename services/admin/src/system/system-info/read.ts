import type { Db } from "@linehaul/kit/database";
import type { SystemInfo } from "@linehaul/schema/permissions/session";
import { systemInfo } from "./table.ts";

/** What the console is called until the system info says otherwise. */
export const UNNAMED: SystemInfo = {
  systemId: "LINEHAUL",
  systemName: "Linehaul",
  isSwitchRole: true,
  status: "ENABLED",
};

/** AUTH-14. */
export async function readSystemInfo(db: Db): Promise<SystemInfo> {
  const { systemId, systemName, isSwitchRole, status } = systemInfo;
  const [found] = await db.select({ systemId, systemName, isSwitchRole, status }).from(systemInfo).limit(1);
  return found ?? UNNAMED;
}
