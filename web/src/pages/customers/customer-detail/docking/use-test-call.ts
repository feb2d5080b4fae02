import { useState } from "react";
import { graphql } from "react-relay";
import type { useTestCallMutation } from "../../../../__generated__/useTestCallMutation.graphql.ts";
import { newIdempotencyKey } from "../../../../parts/form/idempotency.ts";
import { useAct } from "../../../../parts/form/use-act.ts";

type Test = NonNullable<useTestCallMutation["response"]["testCustomerCallback"]["test"]>;

/** Calls a customer's call-back address with a test. */
export function useTestCall(customerId: string): {
  readonly isBusy: boolean;
  /** What came of the last one; null before. */
  readonly test: Test | null;
  readonly call: () => void;
} {
  const [test, setTest] = useState<Test | null>(null);
  const calling = useAct<useTestCallMutation>(graphql`
    mutation useTestCallMutation($input: TestCustomerCallbackInput!) {
      testCustomerCallback(input: $input) {
        test {
          ending
          status
          silence
          ms
          reason
        }
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  const call = () => {
    setTest(null);
    const input = { id: customerId, idempotencyKey: newIdempotencyKey() };
    calling.act({ input }, ({ testCustomerCallback }) => setTest(testCustomerCallback.test ?? null));
  };
  return { isBusy: calling.isBusy, test, call };
}
