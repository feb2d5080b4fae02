import {
  DeclarationAnswer as DeclarationAnswerContract,
  DeclarationHeld as DeclarationHeldContract,
  DeclarationQuestion,
} from "@linehaul/schema/orders/declaration-config/answer";
import { declarationConfigRoutes } from "@linehaul/schema/orders/declaration-config/routes";
import { builder } from "../../../access/builder.ts";
import { inputOf } from "../../../contract/input.ts";
import { objectOf } from "../../../contract/named.ts";
import { parseInput } from "../../../errors/parse-input.ts";
import { written } from "../../../errors/user-error.ts";
import { payload } from "../../../writing/payload.ts";
import { DeclarationConfig } from "./declaration-config.ts";

const DeclarationHeld = objectOf(DeclarationHeldContract, {
  without: ["row"],
  more: (t) => ({
    row: t.field({
      type: DeclarationConfig,
      nullable: true,
      description: "The row that holds; null: none, the order's own method alone.",
      resolve: (held) => held.row,
    }),
  }),
});
const DeclarationAnswer = objectOf(DeclarationAnswerContract, {
  without: ["exported", "imported"],
  more: (t) => ({
    exported: t.field({
      type: DeclarationHeld,
      description: "How it is declared out of its country.",
      resolve: (answer) => answer.exported,
    }),
    imported: t.field({
      type: DeclarationHeld,
      description: "How it is declared into the country that it goes to.",
      resolve: (answer) => answer.imported,
    }),
  }),
});

builder.queryField("orderDeclaration", (t) =>
  t.may(...DeclarationConfig.may).field({
    type: payload("OrderDeclaration", "answer", DeclarationAnswer),
    description: "What holds for an order that the viewer sees, and which rows say so. One call to the order service.",
    args: {
      input: t.arg({
        required: true,
        description: "Which order.",
        type: builder.inputType("OrderDeclarationInput", {
          description: "Which order.",
          fields: (f) => inputOf(f, DeclarationQuestion),
        }),
      }),
    },
    resolve: (_root, { input }, grant) =>
      written(grant.visit, () =>
        grant.call(declarationConfigRoutes.forOrder, { body: parseInput(DeclarationQuestion, input) }),
      ),
  }),
);
