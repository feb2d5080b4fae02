import { keepsToCatalogue } from "@linehaul/kit/testing/catalogue";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask } from "@linehaul/kit/testing/service";
import {
  type SampleThing,
  type SampleThingInput,
  sampleThingRoutes as routes,
  sampleThingSorts as sorts,
} from "@linehaul/schema/base-data/sample-thing";
import { order as service } from "../../service.ts";

let made = 0;
const fresh = (): SampleThingInput => ({
  firstText: `A${++made}`,
  someText: "A",
  someNumber: 0,
  someDecimal: "1.5",
  someDay: "2026-11-20",
});

onEachDatabase(released(service), (database) =>
  keepsToCatalogue<SampleThingInput, SampleThing, keyof typeof sorts>(database, service, {
    fresh,
    unique: "firstText",
    sorts,
    view: "SAMPLE_THING.VIEW",
    create: (to, body, more) => ask(to, routes.save, { body }, { button: "SAMPLE_THING.CREATE", ...more }),
    edit: (to, body, more) => ask(to, routes.save, { body }, { button: "SAMPLE_THING.EDIT", ...more }),
    byIds: (to, ids) => ask(to, routes.byIds, { body: { ids } }),
    page: (to, body) => ask(to, routes.pageQuery, { body }),
//< toggles
    turn: (to, id, status, more) =>
      ask(to, status === "ENABLED" ? routes.enable : routes.disable, { params: { id } }, more),
//>
//< deletes
    remove: (to, id, more) => ask(to, routes.delete, { body: { id } }, more),
//>
//< uploads
    sheet: routes,
//>
//< exports
    counted: (to, keyword) => ask(to, routes.exportPreview, { body: { filter: { keyword } } }),
//>
  }),
);
