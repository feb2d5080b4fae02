import { z } from "zod";
import { ConfigStatus } from "../catalogue.ts";
import { route } from "../route.ts";
import { SystemInfo } from "./session.ts";

/** AUTH-14: the console itself, as its administrators see it. */
export const SystemRecord = SystemInfo.extend({
  version: z.int(),
  modifiedBy: z.string(),
  modifiedAt: z.iso.datetime(),
}).meta({ id: "SystemRecord" });
export type SystemRecord = z.infer<typeof SystemRecord>;

const ID = 50;
const NAME = 60;
export const SystemInput = z.object({
  systemId: z.string().min(1).max(ID),
  version: z.int(),
  systemName: z.string("required").trim().min(1, "required").max(NAME, "text.max"),
  /** May users choose another of their roles (SHELL-04)? */
  isSwitchRole: z.boolean(),
});
export type SystemInput = z.infer<typeof SystemInput>;

export const systemRoutes = {
  queryById: route({
    service: "admin",
    method: "GET",
    path: "/dev-basp-system/system/queryById/:id",
    may: ["PERM_MODULE.VIEW"],
    safe: true,
    summary: "A system",
    params: z.object({ id: z.string().max(ID) }),
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
  update: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/system/update",
    may: ["PERM_MODULE.EDIT"],
    summary: "Rename a system, and say whether roles are switched in it",
    body: SystemInput,
    result: SystemRecord,
  }),
  changeState: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/system/changeState",
    may: ["PERM_MODULE.ENABLE", "PERM_MODULE.DISABLE"],
    summary: "Bring a system into use or take it out of use: then only those work in it who may bring it back",
    body: z.object({ systemId: z.string().min(1).max(ID), status: ConfigStatus }),
    result: SystemRecord,
  }),
} as const;
