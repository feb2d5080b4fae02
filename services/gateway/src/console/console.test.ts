import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { request } from "undici";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../testing/start.ts";
import { scriptJson } from "./page-config.ts";

const dist = mkdtempSync(join(tmpdir(), "console-"));
let gateway: TestGateway;
beforeAll(async () => {
  mkdirSync(join(dist, "assets"));
  writeFileSync(join(dist, "index.html"), "<!doctype html><head><!--config--></head><body></body>");
  writeFileSync(join(dist, "assets", "main-abc.js"), "1");
  writeFileSync(join(dist, "assets", "main-abc.js.gz"), "compressed");
  for (const end of ["", ".br", ".gz"]) writeFileSync(join(dist, "assets", `main-abc.js.map${end}`), "{}");
  writeFileSync(join(dist, "mark.svg"), "<svg/>");
  gateway = await startTestGateway({
    dist: pathToFileURL(`${dist}/`),
    env: { APP_SECRET_MY: "never-in-a-page-of-the-console-at-all" },
  });
});
afterAll(async () => {
  await gateway.close();
  rmSync(dist, { recursive: true });
});
const get = (path: string, headers = {}) => gateway.fetch(path, { headers });

test("SHELL-20 the page carries the run-time configuration, and no secret", async () => {
  for (const path of ["/admin", "/admin/anything?ticket=ST-1", "/index.html"]) {
    const answer = await get(path);
    const html = await answer.text();
    const [, json = ""] = /<script type="application\/json" id="config">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      site: "MY",
      casLogoutUrl: "http://sso.localhost:4304/cas/logout",
      globalMarker: "global",
      isI18N: true,
      analyticsUrl: null,
    });
    expect(html).not.toContain("never-in-a-page");
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(answer.headers.get("content-security-policy")).toMatch(/script-src 'self';.*frame-ancestors 'none'/);
  }
});

test("AUTH-01 the page says whether a session's cookie came with it", async () => {
  expect(await (await get("/admin")).text()).toContain('"hasSession":true');
  expect(await (await get("/admin", { cookie: "other=1" })).text()).toContain('"hasSession":false');
});

test("a value can't end the script that it stands in", () => {
  expect(scriptJson({ a: "</script><script>" })).not.toContain("</script>");
});

test("what is named by its content never changes; the rest is asked again", async () => {
  const named = await get("/assets/main-abc.js", { "accept-encoding": "identity" });
  expect([named.status, named.headers.get("cache-control")]).toEqual([200, "public, max-age=31536000, immutable"]);
  expect((await get("/mark.svg")).headers.get("cache-control")).toBe("no-cache");
});

test("a compressed copy is sent to those who take it", async () => {
  const answer = await get("/assets/main-abc.js", { "accept-encoding": "gzip" }).catch((error: unknown) => error);
  // The copy of this test is no gzip: that it can't be read shows that it was sent.
  expect(answer instanceof Response ? answer.headers.get("content-encoding") : "gzip").toBe("gzip");
});

test("a missing file is 404, not the page", async () => {
  for (const path of ["/assets/gone.js", "/gone.svg", "/apis-auth/nothing", "/../../etc/passwd.txt"])
    expect((await get(path)).status).toBe(404);
});

test("SEC-19 nobody is sent a source map, should there be some", async () => {
  for (const end of ["", ".br", ".gz"]) expect((await get(`/assets/main-abc.js.map${end}`)).status).toBe(404);
});

test("SEC-19 metrics are told to nobody who comes in where users do", async () => {
  const answer = await get("/metrics");
  expect([answer.status, await answer.text()]).toEqual([404, "Not found."]);
});

test("SEC-19 every answer says how it is to be handled", async () => {
  const refused = ["/gone.svg", "/metrics", "/graphql", "/files/none", "/apis-auth/login/check_token"];
  for (const path of ["/admin", "/health/live", "/mark.svg", "/graphiql", "/", ...refused]) {
    const { headers } = await gateway.fetch(path, { token: "" });
    expect(headers.get("permissions-policy")).toMatch(/camera=\(\)/);
    expect(headers.get("strict-transport-security")).toBeNull();
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("same-origin");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("x-trace-id")).toMatch(/^[0-9a-f]{32}$/);
  }
});

test("SEC-19 an origin of https is asked by https alone", async () => {
  const SITE_ORIGINS = "MY=https://my.example,ID=https://id.example,VN=http://vn.localhost:4300";
  const secure = await startTestGateway({ env: { SITE_ORIGINS } });
  const told = async (host: string, path: string) => {
    const { headers } = await ask(secure.url, path, host);
    return headers["strict-transport-security"];
  };
  for (const path of ["/admin", "/graphql", "/metrics"])
    expect([await told("id.example", path), await told("vn.localhost", path)]).toEqual(["max-age=31536000", undefined]);
  await secure.close();
});

/** By another host's name, which `fetch` does not let one say. */
const ask = async (url: string, path: string, host: string) => {
  const answer = await request(`${url}${path}`, { headers: { host } });
  await answer.body.dump();
  return answer;
};

test("the build that was there at the start is served, whatever becomes of its files", async () => {
  rmSync(join(dist, "assets", "main-abc.js"));
  rmSync(join(dist, "assets", "main-abc.js.gz"));
  const answer = await get("/assets/main-abc.js", { "accept-encoding": "identity" });
  expect([answer.status, await answer.text()]).toEqual([200, "1"]);
});

test("a browser gets the compressed form that it takes, and nothing twice", async () => {
  const compressed = await get("/assets/main-abc.js", { "accept-encoding": "gzip, deflate" });
  expect(compressed.headers.get("content-encoding")).toBe("gzip");
  const etag = compressed.headers.get("etag") ?? "";
  expect((await get("/assets/main-abc.js", { "if-none-match": etag })).status).toBe(304);
});
