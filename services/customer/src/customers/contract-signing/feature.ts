import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { countEach } from "@linehaul/kit/row-count";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { CONTRACT_STATES } from "@linehaul/schema/customers/contract-signing/lifecycle";
import { contractRoutes } from "@linehaul/schema/customers/contract-signing/routes";
import { contractSorts } from "@linehaul/schema/customers/contract-signing/row";
import { and, eq, inArray } from "drizzle-orm";
import { matching, mineContracts } from "./filter.ts";
import { handOut } from "./hand-out.ts";
import { saveContract } from "./save.ts";
import { deleteContract, signContract, terminateContract } from "./steps.ts";
import { contract, type ContractRecord } from "./table.ts";
import { contractViews } from "./view.ts";

const sorts = sortsIn(contract, contractSorts);
const whole = (row: ContractRecord): ContractRecord => row;

export const feature = bind(contractRoutes, {
  pageQuery: async ({ body: query }, call) => {
    const { db } = call;
    const within = await mineContracts(call);
    const others = matching({ ...query.filter, state: undefined });
    const where = and(within, matching(query.filter));
    const [page, counts] = await Promise.all([
      pageRows({ db, table: contract, query, sorts, where, row: whole }),
      query.want.includes("stateCounts")
        ? countEach(db, contract, CONTRACT_STATES, (state) => [and(within, others, eq(contract.state, state))])
        : null,
    ]);
    return {
      ...page,
      data: await contractViews(db, page.data),
      stateCounts: counts?.map(({ kind: state, ...count }) => ({ state, ...count })) ?? null,
    };
  },
  byIds: async ({ body: { ids } }, call) => {
    const where = and(await mineContracts(call), inArray(contract.id, ids));
    return contractViews(call.db, await call.db.select().from(contract).where(where));
  },
  upload: async ({ file }) => file,
  save: ({ body }, call) => saveContract(call, body),
  sign: ({ body }, call) => signContract(call, body),
  terminate: ({ body }, call) => terminateContract(call, body),
  delete: ({ params }, call) => deleteContract(call, params.id),
  file: ({ params }, call) => handOut(call, params),
});
