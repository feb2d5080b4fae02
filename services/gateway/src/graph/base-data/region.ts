import { nameIn } from "@linehaul/schema/base-data/coded";
import { MAY_SEEK, regionRoutes } from "@linehaul/schema/base-data/region/routes";
import {
  Region as RegionRow,
  RegionFilter,
  RegionOffered,
  RegionPlace,
  regionSorts,
  RegionSought,
  SavedRegion,
} from "@linehaul/schema/base-data/region/row";
import { z } from "zod";
import { viewerMay } from "../../access/viewer-may.ts";
import { catalogueEntity } from "../../catalogue/entity.ts";
import { pullOfPart } from "../../catalogue/pull.ts";
import { catalogueSave } from "../../catalogue/save.ts";
import { catalogueToggle } from "../../catalogue/toggle.ts";
import { list } from "../../contract/list.ts";
import { objectOf } from "../../contract/named.ts";
import { question } from "../../writing/question.ts";
import { goOn } from "../../later/go-on.ts";
import { countryField, countryOf } from "./country.ts";

const Region = catalogueEntity("Region", RegionRow, {
  description:
    "A place of a country, in the country itself or in a larger place: a state, a city, a district (SYS-07). Addresses write its `name`. Common to the sites.",
  may: ["REGION.VIEW"],
  load: (ids, grant) => grant.call(regionRoutes.byIds, { body: { ids: [...ids] } }),
  acts: { edit: "REGION.EDIT", turn: { enable: "REGION.EDIT", disable: "REGION.EDIT" } },
  uses: (id, grant) => grant.call(regionRoutes.uses, { body: { id } }),
  fields: (t) => ({
    called: t.string({
      description: "What it is called in the request's language; as addresses write it where that is not known.",
      resolve: (row, _args, { visit }) => nameIn(row, visit.language) || row.name,
    }),
    levelName: t.string({
      nullable: true,
      description: "What its level is called there, in the request's language; null where nobody has said so.",
      resolve: (row, _args, context) =>
        goOn(countryOf(row.countryCode, context), (c) => c?.levelsI18n[context.visit.language][row.level - 1] ?? null),
    }),
    country: countryField(t),
  }),
});

list("regions", {
  type: Region,
  description:
    "Regions, a page: of a country, in a place, on a level, or found by name, code or post code. One call to the order service.",
  sorts: regionSorts,
  filter: RegionFilter,
  page: (grant, query) => grant.call(regionRoutes.pageQuery, { body: query }),
  fields: (t) => ({
    viewerMayCreate: viewerMay(t, "REGION.CREATE", "May the viewer add one?"),
    viewerMaySync: viewerMay(t, "REGION.SYNC", "May the viewer take regions from the source?"),
  }),
});

const Offers = z
  .object({
    places: z.array(RegionOffered).describe("The places, the larger ones first; 20 at most, 100 of a first level."),
  })
  .meta({ id: "RegionsOffered", description: "Places of a country whose names begin so." });
objectOf(RegionOffered);
question("regionsOffered", {
  may: MAY_SEEK,
  description:
    "Places in use of a country whose names, or words of them, begin so: choices of forms that name one. One call to the order service.",
  answer: objectOf(Offers),
  input: { name: "RegionsOfferedInput", description: "In which country, and what is typed.", schema: RegionSought },
  ask: async (grant, body) => ({ places: await grant.call(regionRoutes.offered, { body }) }),
});

catalogueSave({
  type: Region,
  field: "region",
  may: { create: "REGION.CREATE", edit: "REGION.EDIT" },
  schema: SavedRegion,
  save: (grant, body, options) => grant.call(regionRoutes.save, { body }, options),
});

pullOfPart("Regions", {
  may: "REGION.SYNC",
  what: "regions that lie in one place",
  part: RegionPlace,
  look: (grant, query) => grant.call(regionRoutes.pullRegionOne, { query }),
  pull: (grant, place, taken, options) => grant.call(regionRoutes.pull, { body: { ...place, ...taken } }, options),
});

catalogueToggle("Enable", {
  type: Region,
  field: "region",
  may: "REGION.EDIT",
  description: "Brings a region into use: it is offered again.",
  write: (grant, id, options) => grant.call(regionRoutes.enable, { params: { id } }, options),
});
catalogueToggle("Disable", {
  type: Region,
  field: "region",
  may: "REGION.EDIT",
  description: "Takes a region out of use: neither it nor what lies in it is offered; rows that name it keep it.",
  write: (grant, id, options) => grant.call(regionRoutes.disable, { params: { id } }, options),
});
