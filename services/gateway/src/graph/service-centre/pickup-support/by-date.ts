import type { InputFieldBuilder } from "@pothos/core";
import {
  MOST_PLACES,
  PickupByDate,
  PickupByDateFields,
  PickupByDateFound,
  PickupByDateRow,
  PickupByDateStore,
  PickupOutcome,
} from "@linehaul/schema/service-centre/pickup-support/by-date";
import { PickupNoticeFilter } from "@linehaul/schema/service-centre/pickup-support/notice";
import { pickupNoticeRoutes } from "@linehaul/schema/service-centre/pickup-support/routes";
import { builder, type Types } from "../../../access/builder.ts";
import { encodeNodeId, keyOf } from "../../../access/node-id.ts";
import { inputOf, soughtBy } from "../../../contract/input.ts";
import { enumOf, objectOf } from "../../../contract/named.ts";
import { shown } from "../../../contract/shown.ts";
import { parseInput, present } from "../../../errors/parse-input.ts";
import { written } from "../../../errors/user-error.ts";
import { idempotencyKey, keyedBy } from "../../../writing/idempotency.ts";
import { payload } from "../../../writing/payload.ts";
import { PickupNotice } from "./pickup-notice.ts";

enumOf(PickupOutcome);
// Not `id`: that is the row's own, of which this is no copy.
objectOf(PickupByDateRow, {
  without: ["id"],
  more: (t) => ({
    row: t.id({ description: "Node id of the row.", resolve: ({ id }) => encodeNodeId(PickupNotice.name, id) }),
  }),
});
const Found = objectOf(PickupByDateFound, {
  without: ["rows"],
  more: (t) =>
    shown(PickupByDateFound.pick({ rows: true }), (field) =>
      t.field({ ...field, complexity: { field: 1, multiplier: 1 } }),
    ),
});

const Filter = builder.inputType("PickupByDateFilter", {
  description: "Conditions that must all hold.",
  fields: (t) => soughtBy(t, PickupNoticeFilter),
});
const asked = (t: InputFieldBuilder<Types, "InputObject">) => ({
  ids: t.idList({
    description: `Node ids of the rows that were ticked; 1–${MOST_PLACES}. Without them all that match the filter.`,
  }),
  filter: t.field({ type: Filter, description: "Where no rows are named: those that match; every row without it." }),
  ...inputOf(t, PickupByDateFields),
});
interface Asked {
  readonly ids?: readonly string[] | null | undefined;
  readonly filter?: object | null | undefined;
}
/** As the contract has it: keys of rows, and nothing that was left out. */
const bodyOf = ({ ids, filter, ...rest }: Asked): object => ({
  ...rest,
  ids: ids?.map((id) => keyOf(PickupNotice.name, id)),
  filter: filter && present(filter),
});

builder.queryField("pickupByDate", (t) =>
  t.may("PICKUP_SUPPORT.EDIT").field({
    type: payload("PickupByDate", "found", Found),
    description:
      "What a change of many places on some days would do to each. Nothing is written. One call to the order service.",
    args: {
      input: t.arg({
        required: true,
        description: "Which places, which days, and what is different then.",
        type: builder.inputType("PickupByDateInput", {
          description: "Which places, which days, and what is different then.",
          fields: asked,
        }),
      }),
    },
    resolve: (_root, { input }, grant) =>
      written(grant.visit, () =>
        grant.call(pickupNoticeRoutes.previewByDate, { body: parseInput(PickupByDate, bodyOf(input)) }),
      ),
  }),
);

builder.mutationField("changePickupByDate", (t) =>
  t.may("PICKUP_SUPPORT.EDIT").field({
    type: payload("ChangePickupByDate", "found", Found),
    description:
      "Changes many places on some days, all of them or none: rows are cut where the days begin and end. 409002 when anything has changed since it was counted.",
    args: {
      input: t.arg({
        required: true,
        description: "What was counted.",
        type: builder.inputType("ChangePickupByDateInput", {
          description: "What was counted.",
          fields: (f) => ({
            ...asked(f),
            digest: f.string({ required: true, description: "Of what was counted." }),
            idempotencyKey: idempotencyKey(f),
          }),
        }),
      }),
    },
    resolve: (_root, { input: { idempotencyKey: key, ...input } }, grant) =>
      written(grant.visit, () =>
        grant.call(
          pickupNoticeRoutes.updateByDate,
          { body: parseInput(PickupByDateStore, bodyOf(input)) },
          keyedBy(key),
        ),
      ),
  }),
);
