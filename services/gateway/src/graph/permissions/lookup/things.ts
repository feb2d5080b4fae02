import {
  lookupRoutes,
  type DataGroupFound,
  type ModuleFound,
  type OrganisationFound,
  type OwnerFound,
  type ResourceFound,
  type RoleFound,
  type SystemFound,
} from "@linehaul/schema/permissions/lookup";
import { lookup } from "./lookup.ts";

lookup<SystemFound, (typeof lookupRoutes.systems.may)[number]>({
  name: "lookupSystems",
  kind: "system",
  description: "Systems by a piece of the name.",
  may: lookupRoutes.systems.may,
  type: "SystemFound",
  fields: (t) => ({
    systemId: t.exposeString("systemId", { description: "Its id." }),
    systemName: t.exposeString("systemName", { description: "What it is called." }),
  }),
  read: (grant, systemName) => grant.call(lookupRoutes.systems, { body: { systemName } }),
});

lookup<ModuleFound, (typeof lookupRoutes.modules.may)[number]>({
  name: "lookupModules",
  kind: "module",
  description: "Modules by a piece of the code or of a name.",
  may: lookupRoutes.modules.may,
  type: "ModuleFound",
  fields: (t) => ({
    moduleCode: t.exposeString("moduleCode", { description: "E.g. `ORDER_LIST`." }),
    moduleName: t.exposeString("moduleName", { description: "In the request's language." }),
  }),
  read: (grant, moduleCode) => grant.call(lookupRoutes.modules, { body: { moduleCode } }),
});

lookup<ModuleFound, (typeof lookupRoutes.subSystems.may)[number]>({
  name: "lookupSubSystems",
  kind: "module",
  description: "Branches of the menu by a piece of the code or of a name.",
  may: lookupRoutes.subSystems.may,
  type: "SubSystemFound",
  fields: (t) => ({
    moduleCode: t.exposeString("moduleCode", { description: "E.g. `ORDERS`." }),
    moduleName: t.exposeString("moduleName", { description: "In the request's language." }),
  }),
  read: (grant, subsysName) => grant.call(lookupRoutes.subSystems, { body: { subsysName } }),
});

lookup<ResourceFound, (typeof lookupRoutes.resources.may)[number]>({
  name: "lookupResources",
  kind: "resource",
  description: "Resources by a piece of the code or the name.",
  may: lookupRoutes.resources.may,
  type: "ResourceFound",
  fields: (t) => ({
    resourceCode: t.exposeString("resourceCode", { description: "Names it here." }),
    resourceName: t.exposeString("resourceName", { description: "What it is called." }),
    resourceId: t.exposeString("resourceId", { description: "Its id in the system that owns it." }),
    ownerSysName: t.exposeString("ownerSysName", { description: "The system that owns it." }),
    ownerSysId: t.exposeString("ownerSysId", { description: "Id of that system." }),
    paramStruct: t.exposeString("paramStruct", { description: "JSON text; empty for one without parameters." }),
    customDatagroup: t.exposeBoolean("customDatagroup", { description: "May data groups bind rows of its own?" }),
    systemId: t.exposeString("systemId", { description: "The system that uses it." }),
  }),
  read: (grant, resourceName) => grant.call(lookupRoutes.resources, { body: { resourceName } }),
});

lookup<OwnerFound, (typeof lookupRoutes.owners.may)[number]>({
  name: "lookupResourceOwners",
  kind: "system",
  description: "Systems that own resources, by a piece of the name.",
  may: lookupRoutes.owners.may,
  type: "ResourceOwnerFound",
  fields: (t) => ({
    ownerSysId: t.exposeString("ownerSysId", { description: "Its id." }),
    ownerSysName: t.exposeString("ownerSysName", { description: "What it is called." }),
  }),
  read: (grant, ownerSysName) => grant.call(lookupRoutes.owners, { body: { ownerSysName } }),
});

lookup<DataGroupFound, (typeof lookupRoutes.dataGroups.may)[number]>({
  name: "lookupDataGroups",
  kind: "dataGroup",
  description: "Data groups by a piece of the code or the name.",
  may: lookupRoutes.dataGroups.may,
  type: "DataGroupFound",
  fields: (t) => ({
    dataGroupId: t.exposeString("dataGroupId", { description: "Its id." }),
    dataGroupName: t.exposeString("dataGroupName", { description: "What it is called." }),
  }),
  read: (grant, dataGroupName) => grant.call(lookupRoutes.dataGroups, { body: { dataGroupName } }),
});

lookup<OrganisationFound, (typeof lookupRoutes.organisations.may)[number]>({
  name: "lookupOrganisations",
  kind: "organisation",
  description: "Organisations by a piece of the code or the name: 2 letters or digits at least (LOOK-04).",
  may: lookupRoutes.organisations.may,
  type: "OrganisationFound",
  fields: (t) => ({ orgName: t.exposeString("orgName", { description: "What it is called." }) }),
  read: (grant, likeStr) => grant.call(lookupRoutes.organisations, { body: { likeStr } }),
});

lookup<RoleFound, (typeof lookupRoutes.roles.may)[number]>({
  name: "lookupRoles",
  kind: "role",
  description: "Roles by a piece of the code or the name.",
  may: lookupRoutes.roles.may,
  type: "RoleFound",
  fields: (t) => ({
    roleId: t.exposeString("roleId", { description: "Its id." }),
    roleCode: t.exposeString("roleCode", { description: "Names it for texts." }),
    roleName: t.exposeString("roleName", { description: "What it is called." }),
  }),
  read: (grant, roleName) => grant.call(lookupRoutes.roles, { body: { roleName } }),
});
