import { z } from "zod";
import { route } from "../route.ts";
import { DEFAULT_RULE, type Limit, LimitRule, LIMITS, LIMITS_OF, ScopedRecord } from "../scope.ts";

/** How data groups limit a record; null for what its table has no column of. */
const rules = <S extends z.ZodType>(rule: S) =>
  ({ country: rule, org: rule, customer: rule }) satisfies Record<Limit, S>;
export type LimitRules = Readonly<Record<Limit, LimitRule | null>>;

/** Whether data groups can limit a record by that. */
export const isLimited = (record: ScopedRecord, limit: Limit): boolean =>
  LIMITS_OF[record].some((own) => own === limit);
/** How a record is limited until somebody says otherwise. */
export const defaultRules = (record: ScopedRecord): LimitRules => {
  const rule = (limit: Limit) => (isLimited(record, limit) ? DEFAULT_RULE : null);
  return { country: rule("country"), org: rule("org"), customer: rule("customer") };
};

export const DataPermission = z
  .object({
    record: ScopedRecord,
    ...rules(LimitRule.nullable()),
    /** 0 until it is changed for the first time. */
    version: z.int(),
    modifiedBy: z.string().nullable(),
    modifiedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "DataPermission" });
export type DataPermission = z.infer<typeof DataPermission>;

/** A rule for each limit that the record has, and for no other. */
const fits = (input: LimitRules & { readonly record: ScopedRecord }, ctx: z.RefinementCtx): void => {
  for (const limit of LIMITS)
    if ((input[limit] !== null) !== isLimited(input.record, limit))
      ctx.addIssue({ code: "custom", path: [limit], message: "dataPermission.limit" });
};
/** What is left out is none. */
const wanted = { record: ScopedRecord, ...rules(LimitRule.nullable().default(null)) };
export const DataPermissionInput = z.object({ ...wanted, version: z.int() }).superRefine(fits);
export type DataPermissionInput = z.infer<typeof DataPermissionInput>;

/** How many enabled accounts would see other rows of the record on the caller's site. */
export const Touched = z.object({ accounts: z.int(), of: z.int() });
export type Touched = z.infer<typeof Touched>;

export const dataPermissionRoutes = {
  all: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/dataPermission/all",
    may: ["DATA_PERMISSION.VIEW"],
    safe: true,
    summary: "How data groups limit each record (PERM-02)",
    result: z.array(DataPermission),
  }),
  touched: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/dataPermission/touched",
    may: ["DATA_PERMISSION.EDIT"],
    safe: true,
    summary: "Whom a change of these rules would touch: nothing is changed",
    body: z.object(wanted).superRefine(fits),
    result: Touched,
  }),
  update: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/dataPermission/update",
    may: ["DATA_PERMISSION.EDIT"],
    summary: "Change how data groups limit a record, by its version; it has its effect at once",
    body: DataPermissionInput,
    result: DataPermission,
  }),
} as const;
