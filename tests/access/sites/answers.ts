import { SITES, type SiteCode } from "@linehaul/schema/sites";
import { z } from "zod";
import type { Visitor } from "../../house/visitor.ts";
import { dataOf } from "./read.ts";

const Said = z.object({ site: z.string() }).nullable();
const Asked = z.object({
  pickupAnswer: z.object({ answer: z.object({ notice: Said, next: z.object({ notice: Said }).nullable() }) }),
});
const box = async (who: Visitor, of: SiteCode) => {
  const query =
    "query ($input: PickupAnswerInput!) { pickupAnswer(input: $input) { answer { notice { site } next { notice { site } } } } }";
  const read = Asked.parse(await dataOf(who, query, { input: { countryCode: SITES[of].country } }));
  return read.pickupAnswer.answer;
};

const Declared = z.object({
  orderDeclaration: z.object({ answer: z.object({ exported: z.object({ row: Said }) }).nullable() }),
});

/** The site of the row that an answer names when it is asked about a site, or about an order there; null: it names none. Of what no node leads to. */
export const ANSWERS: Readonly<Record<string, (who: Visitor, of: SiteCode, order: string) => Promise<string | null>>> =
  {
    "PickupAnswer.notice": async (who, of) => (await box(who, of)).notice?.site ?? null,
    "PickupTurn.notice": async (who, of) => (await box(who, of)).next?.notice?.site ?? null,
    async "DeclarationHeld.row"(who, _of, waybillNo) {
      const query =
        "query ($input: OrderDeclarationInput!) { orderDeclaration(input: $input) { answer { exported { row { site } } } } }";
      const { orderDeclaration } = Declared.parse(await dataOf(who, query, { input: { waybillNo } }));
      return orderDeclaration.answer?.exported.row?.site ?? null;
    },
  };
