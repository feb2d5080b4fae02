import {
  DeclarationAnswer as DeclarationAnswerContract,
  DeclarationHeld as DeclarationHeldContract,
  DeclarationQuestion,
} from "@linehaul/schema/orders/declaration-config/answer";
import { declarationConfigRoutes } from "@linehaul/schema/orders/declaration-config/routes";
import { objectOf } from "../../../contract/named.ts";
import { question } from "../../../writing/question.ts";
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

question("orderDeclaration", {
  may: DeclarationConfig.may,
  description: "What holds for an order that the viewer sees, and which rows say so. One call to the order service.",
  answer: DeclarationAnswer,
  input: { name: "OrderDeclarationInput", description: "Which order.", schema: DeclarationQuestion },
  ask: (grant, body) => grant.call(declarationConfigRoutes.forOrder, { body }),
});
