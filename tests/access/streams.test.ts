import { encodeNodeId } from "@linehaul/gateway/access/node-id";
import { fixedId } from "@linehaul/kit/ids";
import { beforeAll, expect, test, vi } from "vitest";
import { change } from "../house/change.ts";
import { HOUSE_MS, onEachHouse } from "../house/on-each-house.ts";
import { operationId } from "../house/operations.ts";
import { signIn, type Visitor } from "../house/visitor.ts";

vi.setConfig({ testTimeout: HOUSE_MS });
/** What ends a stream ends it everywhere within this long. */
const WITHIN_MS = 2_000;
const WATCH = JSON.stringify({
  id: operationId("changesSubscription"),
  variables: { topics: ["PERMISSIONS"], missed: 0 },
});

onEachHouse({ gateways: 2 }, (house) => {
  let admin: Visitor;
  beforeAll(async () => {
    admin = await signIn(house(), "admin");
  }, HOUSE_MS);

  /** A stream at the second gateway; how many milliseconds after what is done through the first one it ends. Another session's goes on. */
  async function endsBy(who: Visitor, act: () => Promise<unknown>): Promise<number> {
    const open = async (of: Visitor) => {
      const headers = { accept: "text/event-stream" };
      const { status, body } = await of
        .at(house().gateways[1])
        .fetch("/graphql", { method: "POST", body: WATCH, headers });
      expect(status).toBe(200);
      if (!body) throw new Error("a stream without a body");
      return body;
    };
    // Read from the start, both: fetch gives up a body that nobody reads as soon as its response is collected.
    const own = (await open(who)).pipeThrough(new TextDecoderStream());
    let text = "";
    const read = (async () => {
      for await (const chunk of own) text += chunk;
      return performance.now();
    })();
    const other = (await open(admin)).getReader();
    await act();
    const acted = performance.now();
    const took = (await read) - acted;
    expect(text).toContain("event: complete");
    // The other one has not ended: it can be left.
    expect((await other.read()).done).toBe(false);
    await other.cancel();
    return took;
  }

  test("SEC-15 a stream ends with its session: signed out", async () => {
    const who = await signIn(house(), "support");
    expect(await endsBy(who, () => who.fetch("/apis-auth/login/logout"))).toBeLessThan(WITHIN_MS);
  });

  test("SEC-15 a stream ends with its session: signed in elsewhere", async () => {
    const who = await signIn(house(), "support");
    expect(await endsBy(who, () => signIn(house(), "support"))).toBeLessThan(WITHIN_MS);
  });

  test("SEC-15 SEC-09 a stream ends with its session: an administrator ends all of them", async () => {
    const who = await signIn(house(), "content.editor");
    const id = encodeNodeId("LeafAccount", fixedId("user", "content.editor"));
    expect(await endsBy(who, () => change(admin, "accountSessionsEndMutation", { id }))).toBeLessThan(WITHIN_MS);
    const { errors } = await who.at(house().gateways[1]).graph({ id: operationId("queryShellQuery"), variables: {} });
    expect(errors).toMatchObject([{ extensions: { code: "09020101" } }]);
  });

  test("SEC-15 SEC-09 a stream ends with its session: the user ends all of his", async () => {
    const who = await signIn(house(), "customer.manager");
    expect(await endsBy(who, () => change(who, "sessionsDialogEndMutation", {}))).toBeLessThan(WITHIN_MS);
  });

  test("SEC-15 SEC-09 a stream ends with its session: the account is disabled", async () => {
    const who = await signIn(house(), "credit.reviewer");
    const id = encodeNodeId("LeafAccount", fixedId("user", "credit.reviewer"));
    expect(await endsBy(who, () => change(admin, "permLeafAccountPageDisableMutation", { id }))).toBeLessThan(
      WITHIN_MS,
    );
  });
});
