import { once } from "node:events";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../testing/start.ts";

let gateway: TestGateway | undefined;
afterEach(() => gateway?.close());

/** fetch sets the Host header itself; this does not. */
async function siteOf(headers: Record<string, string>): Promise<unknown> {
  const body = JSON.stringify({ query: "{ viewer { site } }" });
  const asked = request(`${gateway?.url}/graphql`, {
    method: "POST",
    headers: {
      cookie: "linehaul_session=admin",
      "x-requested-with": "linehaul",
      "content-type": "application/json",
      ...headers,
    },
  });
  asked.end(body);
  const [answer] = await once(asked, "response");
  const { data }: { data: { viewer: { site: string } } } = JSON.parse(await text(answer));
  return data.viewer.site;
}

test("SHELL-19 the host chooses the site, MY when it is unknown; a forwarded host counts for nothing", async () => {
  gateway = await startTestGateway();
  expect(await siteOf({ host: "vn.localhost:4300" })).toBe("VN");
  expect(await siteOf({ host: "ID.localhost" })).toBe("ID");
  expect(await siteOf({ host: "127.0.0.1" })).toBe("MY");
  expect(await siteOf({ host: "vn.localhost.evil.example" })).toBe("MY");
  expect(await siteOf({ host: "my.localhost", "x-forwarded-host": "vn.localhost" })).toBe("MY");
});

test("SHELL-19 behind a trusted proxy the forwarded host chooses", async () => {
  gateway = await startTestGateway({ env: { TRUST_PROXY: "true" } });
  expect(await siteOf({ host: "10.0.0.1", "x-forwarded-host": "vn.localhost, proxy.internal" })).toBe("VN");
  expect(await siteOf({ host: "id.localhost" })).toBe("ID");
});
