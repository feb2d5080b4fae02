import { createServer, type Server } from "node:http";
import { hangUp, listen } from "@linehaul/kit/testing/listen";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { validateTicket } from "./cas.ts";

let answer: { readonly status: number; readonly body: string | Buffer };
let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer((_req, res) => res.writeHead(answer.status).end(answer.body));
  url = `${await listen(server)}/cas`;
});
afterAll(() => hangUp(server));
const userOf = (body: string | Buffer, status = 200): Promise<string | null> => {
  answer = { status, body };
  return validateTicket(url, "ST-1", "http://my.localhost:4300/admin", new AbortController().signal);
};

const NS = 'xmlns:cas="http://www.yale.edu/tp/cas"';
const response = (inside: string, ns = NS) => `<cas:serviceResponse ${ns}>${inside}</cas:serviceResponse>`;
const success = (inside: string) => `<cas:authenticationSuccess>${inside}</cas:authenticationSuccess>`;
const xml = (user: string) => response(success(`<cas:user>${user}</cas:user>`));
const json = (outcome: unknown) => JSON.stringify({ serviceResponse: outcome });
const FAILURE = '<cas:authenticationFailure code="INVALID_TICKET">no</cas:authenticationFailure>';

describe("SEC-12 the user of the sign-on's one outcome", () => {
  test.each([
    ["XML", xml("admin")],
    ["XML with a head, remarks and white space", `<?xml version="1.0"?>\n<!-- CAS -->\n${xml("\n  admin\n")}\n`],
    [
      "XML with attributes beside",
      response(success("<cas:user>admin</cas:user><cas:attributes><cas:user>x</cas:user>a</cas:attributes>")),
    ],
    [
      "XML in its namespace without a prefix",
      xml("admin").replaceAll("<cas:", "<").replaceAll("</cas:", "</").replace("xmlns:cas", "xmlns"),
    ],
    ["JSON", json({ authenticationSuccess: { user: "admin" } })],
    [
      "JSON with attributes beside",
      json({ authenticationSuccess: { user: "admin", attributes: { user: ["a:", '"b":'] } } }),
    ],
  ])("%s", async (_what, body) => {
    expect(await userOf(body)).toBe("admin");
  });

  test("is read as it is written", async () => {
    expect(await userOf(xml("007"))).toBe("007");
    expect(await userOf(xml("o&#39;brien &amp; &#x5f20;&lt;"))).toBe("o'brien & 张<");
    expect(await userOf(json({ authenticationSuccess: { user: "张三" } }))).toBe("张三");
  });

  test("is nobody where it refuses", async () => {
    expect(await userOf(response(FAILURE))).toBeNull();
    expect(await userOf(json({ authenticationFailure: { code: "INVALID_TICKET" } }))).toBeNull();
  });
});

describe("SEC-12 what is not to the letter is 09020501", () => {
  const good = json({ authenticationSuccess: { user: "admin" } });
  test.each<[string, string | Buffer, number?]>([
    ["500 with a success", good, 500],
    ["201 with a success", xml("admin"), 201],
    ["a redirect", good, 302],
    ["success beside failure in JSON", json({ authenticationSuccess: { user: "admin" }, authenticationFailure: {} })],
    ["success beside failure in XML", response(success("<cas:user>admin</cas:user>") + FAILURE)],
    ["two successes", response(success("<cas:user>a</cas:user>") + success("<cas:user>b</cas:user>"))],
    ["two answers", xml("admin") + response(FAILURE)],
    ["no outcome", response("")],
    ["no user", response(success("<cas:attributes/>"))],
    ["two users", response(success("<cas:user>ad</cas:user><cas:user>min</cas:user>"))],
    ["two users in JSON", '{"serviceResponse":{"authenticationSuccess":{"user":"guest","user":"admin"}}}'],
    ["a user of another namespace beside", response(success('<cas:user>a</cas:user><x:user xmlns:x="x">b</x:user>'))],
    ["a list of users", json({ authenticationSuccess: { user: ["admin"] } })],
    ["a number", json({ authenticationSuccess: { user: 7 } })],
    ["another namespace", response(success("<cas:user>admin</cas:user>"), 'xmlns:cas="http://evil.example"')],
    ["no namespace", response(success("<cas:user>admin</cas:user>"), "")],
    ["a prefix of another", xml("admin").replaceAll("cas:user", "x:user")],
    ["a prefix that changes its meaning", xml("admin").replace("<cas:user>", '<cas:user xmlns:cas="x">')],
    ["a DTD", `<!DOCTYPE cas [<!ENTITY e "admin">]>${xml("&e;")}`],
    ["a DTD that is not used", `<!DOCTYPE cas>${xml("admin")}`],
    ["a comment inside a name", xml("admin<!-- -->.evil")],
    ["an instruction inside a name", xml("admin<?x y?>")],
    ["CDATA inside a name", xml("<![CDATA[admin]]>")],
    ["an element inside a name", xml("<b>admin</b>")],
    ["NUL by number", xml("admin&#0;")],
    ["NUL in JSON", json({ authenticationSuccess: { user: "admin\0" } })],
    ["a letter that is not seen", xml("ad&#x200b;min")],
    ["a line's end", json({ authenticationSuccess: { user: "ad\nmin" } })],
    ["spaces around", json({ authenticationSuccess: { user: " admin" } })],
    ["an entity of nobody", xml("&admin;")],
    ["a bare &", xml("a & b")],
    ["an empty name", xml("")],
    ["101 letters", xml("a".repeat(101))],
    ["text between", response(`admin${success("<cas:user>admin</cas:user>")}`)],
    ["text before", `junk${xml("admin")}`],
    ["an end that is missing", xml("admin").replace("</cas:serviceResponse>", "")],
    ["more than 64 KiB", good + " ".repeat(65_536)],
    ["bytes that are no text", Buffer.concat([Buffer.from(xml("admin")), Buffer.from([0xff])])],
    ["nothing", ""],
  ])("%s", async (_what, body, status) => {
    await expect(userOf(body, status)).rejects.toMatchObject({ code: "09020501" });
  });
});

test("FLT-13 a sign-on that is silent is 09020502", async () => {
  const silent = createServer(() => undefined);
  const at = `${await listen(silent)}/cas`;
  const asked = validateTicket(at, "ST-1", "http://my.localhost:4300/admin", new AbortController().signal, 50);
  await expect(asked).rejects.toMatchObject({ code: "09020502" });
  await hangUp(silent);
});
