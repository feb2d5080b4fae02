import { asc, eq, isNull } from "drizzle-orm";
import { contains } from "@linehaul/kit/contains";
import { feature as bind } from "@linehaul/kit/feature";
import { lookupRoutes, type ModuleFound } from "@linehaul/schema/permissions/lookup";
import { systemInfo } from "../../system/system-info/table.ts";
import { userAccount } from "../account/table.ts";
import { dataGroup } from "../perm-data-group/table.ts";
import { module } from "../perm-module/table.ts";
import { organisation } from "../organisation/table.ts";
import { resource } from "../perm-resource/table.ts";
import { role } from "../perm-role/table.ts";
import { find } from "./find.ts";

const nameIn = (row: typeof module.$inferSelect, language: string): string => {
  if (!language.startsWith("zh")) return row.nameEn;
  return language === "zh-HK" ? (row.nameHk ?? row.nameZh) : row.nameZh;
};
const moduleFound =
  (language: string) =>
  (row: typeof module.$inferSelect): ModuleFound => ({
    moduleCode: row.code,
    moduleName: nameIn(row, language),
  });
const MODULE = { table: module, columns: [module.code, module.nameEn, module.nameZh], status: module.status } as const;

export const feature = bind(lookupRoutes, {
  systems: async ({ body: { systemName: text, ...page } }, { db }) => {
    const rows = await find(db, {
      table: systemInfo,
      columns: [systemInfo.systemName, systemInfo.systemId],
      status: systemInfo.status,
      text,
      ...page,
    });
    return { data: rows.map(({ systemId, systemName }) => ({ systemId, systemName })) };
  },
  subAccounts: async ({ body: { sysUserName: text, ...page } }, { db }) => {
    const columns = [userAccount.userName, userAccount.displayName] as const;
    const rows = await find(db, { table: userAccount, columns, status: userAccount.status, text, ...page });
    return { data: rows.map(({ userName }) => ({ sysUserName: userName })) };
  },
  accounts: async ({ body: { username: text, ...page } }, { db }) => {
    const columns = [userAccount.userName, userAccount.displayName, userAccount.workNo] as const;
    const rows = await find(db, { table: userAccount, columns, status: userAccount.status, text, ...page });
    return { data: rows.map(({ userName, id, workNo }) => ({ username: userName, byAccountId: id, empCode: workNo })) };
  },
  modules: async ({ body: { moduleCode: text, ...page } }, { db, language }) => ({
    data: (await find(db, { ...MODULE, text, ...page })).map(moduleFound(language)),
  }),
  subSystems: async ({ body: { subsysName: text, ...page } }, { db, language }) => ({
    data: (await find(db, { ...MODULE, where: isNull(module.parentCode), text, ...page })).map(moduleFound(language)),
  }),
  resources: async ({ body: { resourceName: text, ...page } }, { db }) => {
    const columns = [resource.resourceName, resource.resourceCode] as const;
    const rows = await find(db, { table: resource, columns, status: resource.status, text, ...page });
    return { data: rows };
  },
  owners: async ({ body: { ownerSysName: text, pageNum, pageSize } }, { db }) => ({
    data: await db
      .selectDistinct({ ownerSysId: resource.ownerSysId, ownerSysName: resource.ownerSysName })
      .from(resource)
      .where(contains(resource.ownerSysName, text))
      .orderBy(asc(resource.ownerSysName), asc(resource.ownerSysId))
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize),
  }),
  dataGroups: async ({ body: { dataGroupName: text, ...page } }, { db }) => {
    const columns = [dataGroup.name, dataGroup.code] as const;
    const rows = await find(db, { table: dataGroup, columns, status: dataGroup.status, text, ...page });
    return { data: rows.map(({ name, id }) => ({ dataGroupName: name, dataGroupId: id })) };
  },
  organisations: async ({ body: { likeStr: text, region, paging, pageNum, pageSize } }, { db }) => {
    const rows = await find(db, {
      table: organisation,
      columns: [organisation.name, organisation.code],
      where: region === undefined ? undefined : eq(organisation.countryCode, region),
      text,
      pageNum: paging ? pageNum : 1,
      pageSize,
    });
    return { data: rows.map(({ name }) => ({ orgName: name })) };
  },
  roles: async ({ body: { roleName: text, ...page } }, { db }) => {
    const rows = await find(db, { table: role, columns: [role.name, role.code], status: role.status, text, ...page });
    return { data: rows.map(({ id, code, name }) => ({ roleId: id, roleCode: code, roleName: name })) };
  },
});
