import { catalogueByIds, catalogueToggle } from "@linehaul/kit/catalogue";
import { fail } from "@linehaul/kit/fail";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { addServiceSorts } from "@linehaul/schema/base-data/add-service";
import { cargoFlowRoutes as routes } from "@linehaul/schema/base-data/cargo-flow/routes";
import { cargoFlowSorts } from "@linehaul/schema/base-data/cargo-flow/row";
import { payMethodSorts } from "@linehaul/schema/base-data/pay-method";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { pickupNoticeSorts } from "@linehaul/schema/service-centre/pickup-support/notice";
import { and } from "drizzle-orm";
import { updateByDate } from "../../service-centre/pickup-support/by-date.ts";
import { matching as matchingPickups, mine as pickups } from "../../service-centre/pickup-support/mine.ts";
import { pickupNotice } from "../../service-centre/pickup-support/table.ts";
import { kind as serviceKind, matching as matchingServices } from "../add-service/kind.ts";
import { addService } from "../add-service/table.ts";
import { kind as payKind, matching as matchingWays } from "../pay-method/kind.ts";
import { payMethod } from "../pay-method/table.ts";
import { matching, mine } from "./mine.ts";
import { keepFlowsApart } from "./overlap.ts";
import { save } from "./save.ts";
import { cargoFlow } from "./table.ts";

const sorts = sortsIn(cargoFlow, cargoFlowSorts);
const waySorts = sortsIn(payMethod, payMethodSorts);
const serviceSorts = sortsIn(addService, addServiceSorts);
const pickupSorts = sortsIn(pickupNotice, pickupNoticeSorts);

export const feature = bind(routes, {
  pageQuery: async ({ body: query }, call) => {
    const { within, ...own } = await mine(call);
    return pageRows({ db: call.db, ...own, query, sorts, where: and(within, matching(query.filter)) });
  },
  byIds: async ({ body }, call) => catalogueByIds(call, { ...(await mine(call)), ids: body.ids }),
  detail: async ({ params }, call) => {
    const [found] = await catalogueByIds(call, { ...(await mine(call)), ids: [params.id] });
    if (found === undefined) throw fail(SERVICE_CODES.notFound);
    return found;
  },
  payMethods: ({ body: query }, { db }) =>
    pageRows({ db, ...payKind, query, sorts: waySorts, where: matchingWays(query.filter) }),
  addServices: ({ body: query }, { db }) =>
    pageRows({ db, ...serviceKind, query, sorts: serviceSorts, where: matchingServices(query.filter) }),
  pickUps: async ({ body: query }, call) => {
    const { within, ...own } = await pickups(call);
    return pageRows({
      db: call.db,
      ...own,
      query,
      sorts: pickupSorts,
      where: and(within, matchingPickups(query.filter)),
    });
  },
  pickUpsByDate: ({ body }, call) => updateByDate(call, body),
  save: ({ body }, call) => save(call, body),
  modify: ({ body }, call) => save(call, body),
  enable: async ({ body }, call) =>
    catalogueToggle(call, { ...(await mine(call)), id: body.id, status: "ENABLED", check: keepFlowsApart }),
  disable: async ({ body }, call) => catalogueToggle(call, { ...(await mine(call)), id: body.id, status: "DISABLED" }),
});
