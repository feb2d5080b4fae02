import {
  ChangedDemoRow,
  DemoRow as DemoRowContract,
  DemoRowFilter,
  DemoRowInput,
  demoRowRoutes,
  demoRowSorts,
  NewDemoRow,
} from "@linehaul/schema/system/demo-row";
import { catalogueEntity } from "../../catalogue/entity.ts";
import { catalogueAddUpdate } from "../../catalogue/save.ts";
import { catalogueToggle } from "../../catalogue/toggle.ts";
import { list } from "../../contract/list.ts";

const DemoRow = catalogueEntity("DemoRow", DemoRowContract, {
  description: "A row to try calls out on, in GraphiQL and with scripts: nothing obeys it. Production has none.",
  may: ["GRAPHIQL.VIEW"],
  load: (ids, grant) => grant.call(demoRowRoutes.byIds, { body: { ids: [...ids] } }),
  acts: { edit: "GRAPHIQL.MUTATE", delete: "GRAPHIQL.MUTATE" },
});

list("demoRows", {
  type: DemoRow,
  description: "Rows to try calls out on, a page. One call to the order service; 404001 in production.",
  sorts: demoRowSorts,
  filter: DemoRowFilter,
  page: (grant, query) => grant.call(demoRowRoutes.page, { body: query }),
});

catalogueAddUpdate({
  type: DemoRow,
  field: "demoRow",
  may: { create: "GRAPHIQL.MUTATE", edit: "GRAPHIQL.MUTATE" },
  schema: DemoRowInput,
  add: { schema: NewDemoRow, call: (grant, body, options) => grant.call(demoRowRoutes.insert, { body }, options) },
  update: {
    schema: ChangedDemoRow,
    call: (grant, body, options) => grant.call(demoRowRoutes.update, { body }, options),
  },
});

catalogueToggle("Delete", {
  type: DemoRow,
  field: "demoRow",
  may: "GRAPHIQL.MUTATE",
  description: "Deletes a row to try calls out on.",
  write: (grant, id, options) => grant.call(demoRowRoutes.delete, { params: { id } }, options),
});
