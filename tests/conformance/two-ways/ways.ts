import type { TestGateway } from "@linehaul/gateway/testing/start";
import type { Spoilt } from "@linehaul/gateway/testing/stubs";
import { asked, newTrace, type Asked } from "../../access/asked.ts";
import { beyond } from "../../access/beyond.ts";
import { startStubbedGateway } from "../../house/stubbed.ts";

export interface Asking {
  /** Whose session; `admin` unless said otherwise. */
  readonly token?: string;
  readonly body: object | string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Routes whose answers are spoilt. */
  readonly spoilt?: Readonly<Record<string, Spoilt>>;
}
/** Two gateways over stubs that answer the same: one as users know it, the other by Yoga and graphql-js. */
export interface TwoWays {
  readonly lane: TestGateway;
  readonly plain: TestGateway;
  /** Asks both the same thing, under one trace id. */
  ask(asking: Asking): Promise<{ readonly lane: Asked; readonly plain: Asked }>;
  close(): Promise<void>;
}

export async function startTwoWays(o: { readonly validate?: boolean } = {}): Promise<TwoWays> {
  const [lane, plain] = await Promise.all([startStubbedGateway(o), startStubbedGateway({ ...o, lane: false })]);
  return {
    lane,
    plain,
    async ask({ token = "admin", body, headers = {}, spoilt = {} }) {
      const traceId = newTrace();
      const hear = (gateway: TestGateway): Promise<Asked> => {
        for (const [route, spoil] of Object.entries(spoilt)) gateway.stubs.spoil(traceId, route, spoil);
        return asked(gateway, token, body, { traceId, headers });
      };
      const [ours, theirs] = await Promise.all([hear(lane), hear(plain)]);
      return { lane: ours, plain: theirs };
    },
    async close() {
      await Promise.all([lane.close(), plain.close()]);
    },
  };
}

/**
 * What of an answer is not the same both ways. Where a field failed, either may have answered before a call of another
 * field was made: there only a call that is made again is one too many.
 */
export function differs(lane: Asked, plain: Asked): string[] {
  const failed = lane.refused.length + lane.otherErrors.length > 0;
  const more = beyond(lane.calls, plain.calls);
  const less = beyond(plain.calls, lane.calls);
  const again = (call: string): boolean => lane.calls.indexOf(call) !== lane.calls.lastIndexOf(call);
  return [
    ...(lane.letters === plain.letters ? [] : [`by the lane ${lane.letters}, by Yoga ${plain.letters}`]),
    ...(failed ? more.filter(again) : more).map((call) => `the lane calls ${call} once more`),
    ...(failed || more.length > 0 ? [] : less.map((call) => `the lane does not call ${call}`)),
  ];
}
