import {
  lookupRoutes,
  DataGroupFound,
  ModuleFound,
  OrganisationFound,
  OwnerFound,
  ResourceFound,
  RoleFound,
  SubSystemFound,
  SystemFound,
} from "@linehaul/schema/permissions/lookup";
import { lookup } from "./lookup.ts";

lookup({
  name: "lookupSystems",
  kind: "system",
  description: "Systems by a piece of the name.",
  may: lookupRoutes.systems.may,
  row: SystemFound,
  read: (grant, systemName) => grant.call(lookupRoutes.systems, { body: { systemName } }),
});

lookup({
  name: "lookupModules",
  kind: "module",
  description: "Modules by a piece of the code or of a name.",
  may: lookupRoutes.modules.may,
  row: ModuleFound,
  read: (grant, moduleCode) => grant.call(lookupRoutes.modules, { body: { moduleCode } }),
});

lookup({
  name: "lookupSubSystems",
  kind: "module",
  description: "Branches of the menu by a piece of the code or of a name.",
  may: lookupRoutes.subSystems.may,
  row: SubSystemFound,
  read: (grant, subsysName) => grant.call(lookupRoutes.subSystems, { body: { subsysName } }),
});

lookup({
  name: "lookupResources",
  kind: "resource",
  description: "Resources by a piece of the code or the name.",
  may: lookupRoutes.resources.may,
  row: ResourceFound,
  read: (grant, resourceName) => grant.call(lookupRoutes.resources, { body: { resourceName } }),
});

lookup({
  name: "lookupResourceOwners",
  kind: "system",
  description: "Systems that own resources, by a piece of the name.",
  may: lookupRoutes.owners.may,
  row: OwnerFound,
  read: (grant, ownerSysName) => grant.call(lookupRoutes.owners, { body: { ownerSysName } }),
});

lookup({
  name: "lookupDataGroups",
  kind: "dataGroup",
  description: "Data groups by a piece of the code or the name.",
  may: lookupRoutes.dataGroups.may,
  row: DataGroupFound,
  read: (grant, dataGroupName) => grant.call(lookupRoutes.dataGroups, { body: { dataGroupName } }),
});

lookup({
  name: "lookupOrganisations",
  kind: "organisation",
  description: "Organisations by a piece of the code or the name: 2 letters or digits at least (LOOK-04).",
  may: lookupRoutes.organisations.may,
  row: OrganisationFound,
  read: (grant, likeStr) => grant.call(lookupRoutes.organisations, { body: { likeStr } }),
});

lookup({
  name: "lookupRoles",
  kind: "role",
  description: "Roles by a piece of the code or the name.",
  may: lookupRoutes.roles.may,
  row: RoleFound,
  read: (grant, roleName) => grant.call(lookupRoutes.roles, { body: { roleName } }),
});
