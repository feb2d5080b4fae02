import { expect, test } from "vitest";
import { signonBrowser } from "./testing/browser.ts";

const MY = "http://my.localhost:4300/admin";
const ID = "http://id.localhost:4300/admin";

test("AUTH-01 a visitor without a sign-in is asked for one, in his language, with the demo users named", async () => {
  const { get } = await signonBrowser();
  const page = await get(`/cas/login?service=${encodeURIComponent(MY)}`, { "accept-language": "zh-TW,zh;q=0.9" });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('lang="zh-HK"');
  expect(page.body).toContain("reviewer.my");
  expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
});

test("AUTH-02 a right password leads back with a ticket that vouches once, for that service alone", async () => {
  const { signIn, validate } = await signonBrowser();
  const ticket = await signIn("reviewer.my", "linehaul", MY);
  expect(ticket).toMatch(/^ST-/);
  expect(await validate(MY, ticket)).toContain("<cas:user>reviewer.my</cas:user>");
  expect(await validate(MY, ticket)).toContain('code="INVALID_TICKET"');
});

test("AUTH-02 a ticket shown for another service is refused, and spent by that", async () => {
  const { signIn, validate } = await signonBrowser();
  const ticket = await signIn("reviewer.my", "linehaul", MY);
  expect(await validate(ID, ticket)).toContain('code="INVALID_SERVICE"');
  expect(await validate(MY, ticket)).toContain('code="INVALID_TICKET"');
});

test("AUTH-02 a forged ticket and a missing one are refused", async () => {
  const { validate } = await signonBrowser();
  expect(await validate(MY, "ST-forged")).toContain('code="INVALID_TICKET"');
  expect(await validate(MY, "")).toContain('code="INVALID_REQUEST"');
});

test("a ticket is good for 30 s", async () => {
  const { signIn, validate, pass } = await signonBrowser();
  const ticket = await signIn("admin", "linehaul", MY);
  pass(30_001);
  expect(await validate(MY, ticket)).toContain('code="INVALID_TICKET"');
});

test("SHELL-19 another site gets a ticket without a form; after signing out it does not", async () => {
  const { signIn, get, ticketOf } = await signonBrowser();
  await signIn("admin", "linehaul", MY);
  const silent = await get(`/cas/login?service=${encodeURIComponent(ID)}`);
  expect(ticketOf(silent)).toMatch(/^ST-/);
  expect((await get(`/cas/logout?service=${encodeURIComponent(MY)}`)).body).toContain(`href="${MY}"`);
  expect((await get(`/cas/login?service=${encodeURIComponent(ID)}`)).statusCode).toBe(200);
});

test("`gateway` never asks for a password, `renew` always does", async () => {
  const { signIn, get, validate } = await signonBrowser();
  const service = encodeURIComponent(MY);
  expect((await get(`/cas/login?gateway=true&service=${service}`)).headers.location).toBe(MY);
  const fresh = await signIn("admin", "linehaul", MY);
  expect((await get(`/cas/login?renew=true&service=${service}`)).statusCode).toBe(200);
  expect(await validate(MY, fresh, "&renew=true")).toContain("<cas:isFromNewLogin>true</cas:isFromNewLogin>");
});

test("`renew` refuses a ticket that came from an earlier sign-in", async () => {
  const { signIn, get, validate, ticketOf } = await signonBrowser();
  await signIn("admin", "linehaul", MY);
  const silent = ticketOf(await get(`/cas/login?service=${encodeURIComponent(ID)}`));
  expect(await validate(ID, silent, "&renew=true")).toContain('code="INVALID_TICKET_SPEC"');
});

test("answers as JSON and in the words of CAS 1 and 2 too", async () => {
  const { signIn, get } = await signonBrowser();
  const ask = async (path: string) => {
    const ticket = await signIn("auditor", "linehaul", MY);
    return (await get(`${path}${path.includes("?") ? "&" : "?"}service=${encodeURIComponent(MY)}&ticket=${ticket}`))
      .body;
  };
  expect(JSON.parse(await ask("/cas/p3/serviceValidate?format=JSON"))).toMatchObject({
    serviceResponse: { authenticationSuccess: { user: "auditor", attributes: { displayName: "Rina Wijaya" } } },
  });
  expect(await ask("/cas/serviceValidate")).not.toContain("cas:attributes");
  expect(await ask("/cas/validate")).toBe("yes\nauditor\n");
  expect((await get("/cas/validate?service=x&ticket=y")).body).toBe("no\n\n");
});

test("no ticket goes to an address outside the sites", async () => {
  const { get, post } = await signonBrowser();
  const evil = encodeURIComponent("http://evil.example/admin");
  expect((await get(`/cas/login?service=${evil}`)).statusCode).toBe(403);
  expect((await get("/cas/login?service=javascript:alert(1)")).statusCode).toBe(403);
  expect(
    (await post({ username: "admin", password: "linehaul", service: "http://my.localhost:4300.evil.example/" }))
      .statusCode,
  ).toBe(403);
  expect((await get(`/cas/logout?service=${evil}`)).body).not.toContain("evil");
});

test("a form that another page sent signs nobody in", async () => {
  const { get, post } = await signonBrowser();
  await get("/cas/login");
  const sent = await post({ username: "admin", password: "linehaul", execution: "guess" });
  expect(sent.statusCode).toBe(403);
  expect(sent.cookies.map((c) => c.name)).not.toContain("linehaul_signon");
});

test("the cookie is for http alone, same-site, and secure over https", async () => {
  const { signedInCookie } = await signonBrowser("https://sso.example/cas");
  expect(await signedInCookie()).toMatchObject({ httpOnly: true, sameSite: "Lax", secure: true, path: "/cas" });
  const plain = await signonBrowser();
  expect((await plain.signedInCookie()).secure).toBeUndefined();
});

test("wrong passwords are told apart from nothing, and throttled after five", async () => {
  const { form, post, pass } = await signonBrowser();
  const execution = await form();
  const tries = (username: string) => post({ username, password: "wrong", execution });
  const [known, unknown] = [await tries("admin"), await tries("nobody")];
  expect(known.statusCode).toBe(401);
  expect(unknown.body.replaceAll("nobody", "admin").replace(/nonce="[^"]*"/, "")).toBe(
    known.body.replace(/nonce="[^"]*"/, ""),
  );
  for (const _ of [2, 3, 4, 5]) await tries("admin");
  expect((await post({ username: "admin", password: "linehaul", execution })).statusCode).toBe(429);
  pass(60_001);
  expect((await post({ username: "admin", password: "linehaul", execution })).statusCode).toBe(303);
});

test("text from the address is shown as text", async () => {
  const { form, post } = await signonBrowser();
  const sent = await post({ username: '"><script>alert(1)</script>', password: "x", execution: await form() });
  expect(sent.body).not.toContain("<script>");
});

test("a parameter given twice or far too long is a bad request", async () => {
  const { get } = await signonBrowser();
  expect((await get("/cas/login?service=a&service=b")).statusCode).toBe(400);
  expect((await get(`/cas/login?service=${"x".repeat(3000)}`)).statusCode).toBe(400);
});
