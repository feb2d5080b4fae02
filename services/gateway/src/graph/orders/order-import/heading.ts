import {
  HeadingChoice,
  HeadingChoices,
  HeadingReading,
  OfferedHeading as OfferedHeadingContract,
} from "@linehaul/schema/orders/order-import/sheet-heading";
import { orderImportRoutes } from "@linehaul/schema/orders/order-import/routes";
import { z } from "zod";
import { builder } from "../../../access/builder.ts";
import { keyOf } from "../../../access/node-id.ts";
import { inputOf } from "../../../contract/input.ts";
import { enumOf, objectOf } from "../../../contract/named.ts";
import { parseInput } from "../../../errors/parse-input.ts";
import { written } from "../../../errors/user-error.ts";
import { idempotencyKey, keyedBy } from "../../../writing/idempotency.ts";
import { payload } from "../../../writing/payload.ts";
import { OrderImport } from "./order-import.ts";

enumOf(HeadingReading);
const OfferedHeading = objectOf(OfferedHeadingContract);

/** What is chosen for a heading, by whoever maps a sheet or a template. */
export const HeadingChoiceInput = builder.inputType("HeadingChoiceInput", {
  description: "What is chosen for a heading of a sheet of orders.",
  fields: (t) => inputOf(t, HeadingChoice),
});

builder.queryField("orderImportHeadings", (t) =>
  t.may("ORDER_IMPORT.UPLOAD").field({
    type: [OfferedHeading],
    description:
      "The headings of a sheet that the viewer uploaded, what each means, and what he chose for it elsewhere. One call to the order service.",
    args: { id: t.arg.id({ required: true, description: "Node id of the import." }) },
    resolve: (_root, { id }, grant) =>
      grant.call(orderImportRoutes.headings, { body: { id: keyOf("OrderImport", id) } }),
  }),
);

const MapInput = builder.inputType("MapOrderImportInput", {
  description: "What the headings of a sheet shall mean.",
  fields: (t) => ({
    id: t.id({ required: true, description: "Node id of the import." }),
    map: t.field({
      type: [HeadingChoiceInput],
      required: true,
      description:
        "What is chosen; headings that are not named mean what they mean by themselves. At most 500 at once.",
    }),
    idempotencyKey: idempotencyKey(t),
  }),
});
const Chosen = z.object({ map: HeadingChoices });
builder.mutationField("mapOrderImport", (t) =>
  t.may("ORDER_IMPORT.UPLOAD").field({
    type: payload("MapOrderImport", "orderImport", OrderImport),
    description:
      "Chooses what the headings of a sheet mean, for this one and the viewer's next with the same headings, and has it checked again; 409004 for one that is stored or worked at. Recorded.",
    args: { input: t.arg({ type: MapInput, required: true, description: "What to choose." }) },
    resolve: (_root, { input: { id, map, idempotencyKey: key } }, grant) =>
      written(grant.visit, () => {
        const body = parseInput(Chosen, { map });
        return grant.call(orderImportRoutes.map, { params: { id: keyOf("OrderImport", id) }, body }, keyedBy(key));
      }),
  }),
);
