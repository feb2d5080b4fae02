import { z } from "zod";
import { routesOf } from "../route.ts";
import { DEFAULT_RULE, type Limit, LimitRule, LIMITS, LIMITS_OF, ScopedRecord } from "../scope.ts";

/** How data groups limit a record; null for what its table has no column of. */
const rules = {
  country: LimitRule.nullable().describe("How it is limited by country; null where the record has no country."),
  org: LimitRule.nullable().describe("How it is limited by organisation; null where the record has no organisation."),
  customer: LimitRule.nullable().describe("How it is limited by customer; null where the record has no customer."),
  account: LimitRule.nullable().describe("How it is limited by account; null where the record has no account."),
} satisfies Record<Limit, z.ZodType>;
const record = ScopedRecord.describe("Which rows.");
export type LimitRules = Readonly<Record<Limit, LimitRule | null>>;

/** Whether data groups can limit a record by that. */
export const isLimited = (record: ScopedRecord, limit: Limit): boolean =>
  LIMITS_OF[record].some((own) => own === limit);
/** How a record is limited until somebody says otherwise. */
export const defaultRules = (record: ScopedRecord): LimitRules => {
  const rule = (limit: Limit) => (isLimited(record, limit) ? DEFAULT_RULE : null);
  return { country: rule("country"), org: rule("org"), customer: rule("customer"), account: rule("account") };
};

export const DataPermission = z
  .object({
    record,
    ...rules,
    version: z
      .int()
      .describe("Rises with each save, from 0; goes back with an edit. A save of an older one is refused."),
    modifiedBy: z.string().nullable().describe("Who changed it last; null: never changed."),
    modifiedAt: z.iso.datetime().nullable().describe("When it was changed last; null: never changed."),
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
const wanted = {
  record,
  country: rules.country.default(null),
  org: rules.org.default(null),
  customer: rules.customer.default(null),
  account: rules.account.default(null),
};
/** Rules that are thought of, not written. */
export const DataPermissionRules = z.object(wanted).superRefine(fits);
export const DataPermissionInput = z
  .object({ ...wanted, version: z.int().describe("The version that was read.") })
  .superRefine(fits);
export type DataPermissionInput = z.infer<typeof DataPermissionInput>;

export const Touched = z
  .object({
    accounts: z.int().describe("Enabled accounts that would see other rows on this site."),
    of: z.int().describe("Enabled accounts in all."),
  })
  .meta({ id: "TouchedAccounts", description: "Whom a change would touch." });
export type Touched = z.infer<typeof Touched>;

const { read, write } = routesOf("admin");
export const dataPermissionRoutes = {
  all: read("/dev-basp-system/dataPermission/all", {
    may: ["DATA_PERMISSION.VIEW"],
    summary: "How data groups limit each record (PERM-02)",
    result: z.array(DataPermission),
  }),
  touched: read("/dev-basp-system/dataPermission/touched", {
    may: ["DATA_PERMISSION.EDIT"],
    summary: "Whom a change of these rules would touch: nothing is changed",
    body: DataPermissionRules,
    result: Touched,
  }),
  update: write("/dev-basp-system/dataPermission/update", {
    may: ["DATA_PERMISSION.EDIT"],
    summary: "Change how data groups limit a record, by its version; it has its effect at once",
    body: DataPermissionInput,
    result: DataPermission,
  }),
} as const;
