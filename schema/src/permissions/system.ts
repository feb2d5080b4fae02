import { z } from "zod";
import { CatalogueRow, ConfigStatus } from "../catalogue.ts";
import { route, routesOf } from "../route.ts";
import { SystemInfo, systemOwn } from "./session.ts";

/** AUTH-14: the console itself, as its administrators see it. */
export const SystemRecord = SystemInfo.extend(
  CatalogueRow.pick({ version: true, modifiedBy: true, modifiedAt: true }).shape,
).meta({ id: "System", description: "A system whose modules and roles are administered here (AUTH-14)." });
export type SystemRecord = z.infer<typeof SystemRecord>;

const ID = 50;
const systemId = z.string().min(1).max(ID).describe("Which.");
export const SystemInput = z.object({
  systemId,
  version: z.int().describe("The version that was read."),
  ...systemOwn,
});
export type SystemInput = z.infer<typeof SystemInput>;
export const SystemState = z.object({ systemId, status: ConfigStatus.describe("In use or not.") });

const { write } = routesOf("admin");
export const systemRoutes = {
  queryById: route({
    service: "admin",
    method: "GET",
    path: "/dev-basp-system/system/queryById/:id",
    may: ["PERM_MODULE.VIEW"],
    safe: true,
    summary: "A system",
    params: z.object({ id: z.string().max(ID).describe("The system's id.") }),
    result: SystemRecord,
  }),
  all: route({
    service: "admin",
    method: "GET",
    path: "/dev-basp-system/system/all",
    may: ["PERM_MODULE.VIEW"],
    safe: true,
    summary: "The systems: this console",
    result: z.array(SystemRecord),
  }),
  update: write("/dev-basp-system/system/update", {
    may: ["PERM_MODULE.EDIT"],
    summary: "Rename a system, and say whether roles are switched in it",
    body: SystemInput,
    result: SystemRecord,
  }),
  changeState: write("/dev-basp-system/system/changeState", {
    may: ["PERM_MODULE.ENABLE", "PERM_MODULE.DISABLE"],
    summary: "Bring a system into use or take it out of use: then only those work in it who may bring it back",
    body: SystemState,
    result: SystemRecord,
  }),
} as const;
