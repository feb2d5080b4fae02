import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { countEach } from "@linehaul/kit/row-count";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { APPLICATION_STATUSES } from "@linehaul/schema/customers/information-application/lifecycle";
import { papersFor } from "@linehaul/schema/customers/information-application/papers";
import { applicationRoutes } from "@linehaul/schema/customers/information-application/routes";
import { applicationSorts } from "@linehaul/schema/customers/information-application/row";
import { and, eq, inArray } from "drizzle-orm";
import { customerByCode } from "../customer/one.ts";
import { matching, mineApplications } from "./filter.ts";
import { handOut } from "./hand-out.ts";
import { saveApplication } from "./save.ts";
import { submitApplication } from "./submit.ts";
import { application, type ApplicationRecord } from "./table.ts";
import { deleteApplication, withdrawApplication } from "./take-back.ts";
import { applicationViews } from "./view.ts";

const sorts = sortsIn(application, applicationSorts);
const whole = (row: ApplicationRecord): ApplicationRecord => row;

export const feature = bind(applicationRoutes, {
  pageQuery: async ({ body: query }, call) => {
    const { db } = call;
    const within = await mineApplications(call);
    const others = matching({ ...query.filter, status: undefined });
    const where = and(within, matching(query.filter));
    const [page, counts] = await Promise.all([
      pageRows({ db, table: application, query, sorts, where, row: whole }),
      query.want.includes("statusCounts")
        ? countEach(db, application, APPLICATION_STATUSES, (status) => [
            and(within, others, eq(application.status, status)),
          ])
        : null,
    ]);
    return {
      ...page,
      data: await applicationViews(db, page.data, call.caller.user),
      statusCounts: counts?.map(({ kind: status, ...count }) => ({ status, ...count })) ?? null,
    };
  },
  byIds: async ({ body: { ids } }, call) => {
    const where = and(await mineApplications(call), inArray(application.id, ids));
    return applicationViews(call.db, await call.db.select().from(application).where(where), call.caller.user);
  },
  papers: async ({ body: { customerCode, kind } }, call) => {
    const customer = await customerByCode(call.db, call, { customerCode, isHeld: false });
    return { data: [...papersFor({ ...customer, kind })] };
  },
  upload: async ({ file }) => file,
  save: ({ body }, call) => saveApplication(call, body),
  submit: ({ body }, call) => submitApplication(call, body),
  withdraw: ({ body }, call) => withdrawApplication(call, body),
  delete: ({ params }, call) => deleteApplication(call, params.id),
  file: ({ params }, call) => handOut(call, params),
});
