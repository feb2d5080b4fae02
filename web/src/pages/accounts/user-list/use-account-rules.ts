import { useEffect, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { z } from "zod";
import { askPastStore } from "../../../relay/past-store.ts";

const query = graphql`
  query useAccountRulesQuery($customerId: ID, $accountId: ID) {
    ruledAccountFields(customerId: $customerId, accountId: $accountId) {
      field
      effect
      maxLength
      message
    }
  }
`;
const Answer = z.object({
  ruledAccountFields: z.array(
    z.object({ field: z.string(), effect: z.string(), maxLength: z.number(), message: z.string() }),
  ),
});
type Rules = z.infer<typeof Answer>["ruledAccountFields"];
const NONE: Rules = [];

/** Whose form it is. */
export interface RulesOf {
  /** Of a new account: its customer; empty until he is chosen. */
  readonly customerId?: string;
  readonly accountId?: string;
}
/** What the site says of a form's fields. */
export interface AccountRules {
  readonly isHidden: (field: string) => boolean;
  readonly isRequired: (field: string) => boolean;
  /** What a field takes and says beside its own. */
  readonly told: (
    field: string,
    own: { readonly maxLength: number; readonly help?: string },
  ) => { readonly maxLength: number; readonly help: string };
}

/** What the site says of the fields of an account's form (FIELD_RULE); nothing while it is asked for, and where it can't be: what is saved is judged all the same. */
export function useAccountRules({ customerId = "", accountId = "" }: RulesOf): AccountRules {
  const environment = useRelayEnvironment();
  const [rules, setRules] = useState(NONE);
  useEffect(() => {
    if (customerId + accountId === "") return undefined;
    let isWanted = true;
    const variables = { customerId: customerId || null, accountId: accountId || null };
    void askPastStore(environment, query, variables)
      .then((answer) => Answer.parse(answer).ruledAccountFields)
      .catch(() => NONE)
      .then((found) => {
        if (isWanted) setRules(found);
      });
    return () => {
      isWanted = false;
    };
  }, [environment, customerId, accountId]);
  const of = (field: string) => rules.find((rule) => rule.field === field);
  return {
    isHidden: (field) => of(field)?.effect === "HIDDEN",
    isRequired: (field) => of(field)?.effect === "REQUIRED",
    told: (field, { maxLength, help = "" }) => {
      const rule = of(field);
      return {
        maxLength: rule?.maxLength || maxLength,
        help: [help, rule?.message].filter(Boolean).join(" "),
      };
    },
  };
}
