import { z } from "zod";
import { ById, ByIds } from "../../catalogue.ts";
import { page, pageQuery } from "../../paging.ts";
import { route, routesOf } from "../../route.ts";
import { sortNames } from "../../sorts.ts";
import {
  AuditCoverage,
  AuditReach,
  StaffAuditAuth,
  StaffAuditAuthFilter,
  StaffAuditAuthInput,
  staffAuditAuthSorts,
} from "./row.ts";

const VIEW = ["STAFF_AUDIT_AUTH.VIEW"] as const;
const { read, write } = routesOf("order");
/** Who reviews orders to where (PERM-10); in force at the next request. Nobody writes his own. */
export const staffAuditAuthRoutes = {
  pageQuery: read("/staffAuditAuth/pageQuery", {
    may: VIEW,
    summary: "Who reviews the orders of the caller's site, a page",
    body: pageQuery({ filter: StaffAuditAuthFilter.shape, sort: sortNames(staffAuditAuthSorts) }),
    result: page(StaffAuditAuth),
  }),
  byIds: read("/staffAuditAuth/byIds", {
    may: VIEW,
    summary: "Rows by id; those of other sites are left out",
    body: ByIds,
    result: z.array(StaffAuditAuth),
  }),
  save: write("/staffAuditAuth/save", {
    may: ["STAFF_AUDIT_AUTH.CREATE", "STAFF_AUDIT_AUTH.EDIT"],
    summary: "Create a row (no id), or edit one; 409001 where the person has one, 400001 for one's own",
    body: StaffAuditAuthInput,
    result: StaffAuditAuth,
  }),
  enable: write("/staffAuditAuth/enable/:id", {
    may: ["STAFF_AUDIT_AUTH.ENABLE"],
    summary: "Bring a row into use; 400001 for one's own",
    params: ById,
    result: StaffAuditAuth,
  }),
  disable: write("/staffAuditAuth/disable/:id", {
    may: ["STAFF_AUDIT_AUTH.DISABLE"],
    summary: "Take a row out of use: the person's queue is empty from then on; 400001 for one's own",
    params: ById,
    result: StaffAuditAuth,
  }),
  countries: route({
    service: "order",
    method: "GET",
    path: "/staffAuditAuth/queryCountryList",
    may: VIEW,
    summary: "Codes of the destinations that a row can name",
    result: z.array(z.string()),
  }),
  reach: route({
    service: "order",
    method: "GET",
    path: "/staffAuditAuth/auditCountryList",
    may: ["ORDER_REVIEW.VIEW"],
    summary: "Which destinations' orders the caller reviews",
    result: AuditReach,
  }),
  coverage: route({
    service: "order",
    method: "GET",
    path: "/staffAuditAuth/auditStaffCountryList",
    may: VIEW,
    summary: "Destinations whose orders wait for a review at the caller's site, with who may review them",
    result: z.array(AuditCoverage),
  }),
} as const;
