import {
  DataGroupKind,
  DataGroupRule,
  Dimension as DimensionContract,
  GrantState,
} from "@linehaul/schema/permissions/perm-data-group";
import { ScopedRecord as ScopedRecordContract } from "@linehaul/schema/scope";
import { enumOf } from "../../../contract/named.ts";

enumOf(DataGroupKind);
enumOf(DataGroupRule);
enumOf(GrantState);
export const Dimension = enumOf(DimensionContract);
export const ScopedRecord = enumOf(ScopedRecordContract);
