import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { smtpPort } from "./smtp.ts";

/** What a mail server does with the next mail. */
let answers: { readonly code: number; readonly text: string } | null = null;
let has: { readonly from: string; readonly to: readonly string[]; readonly text: string }[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  logger: false,
  onAuth: ({ username, password }, _session, done) =>
    username === "console" && password === "s3cr3t p@ss"
      ? done(null, { user: username })
      : done(new Error("who are you")),
  onRcptTo: (_address, _session, done) =>
    answers === null ? done() : done(Object.assign(new Error(answers.text), { responseCode: answers.code })),
  onData: (stream, { envelope }, done) => {
    const chunks: Buffer[] = [];
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("end", () => {
      const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
      has.push({ from, to: envelope.rcptTo.map(({ address }) => address), text: Buffer.concat(chunks).toString() });
      done(null, "kept");
    });
  },
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const address = server.server.address();
  port = typeof address === "object" && address !== null ? address.port : 0;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
beforeEach(() => {
  answers = null;
  has = [];
});

const content = {
  email: "lan@lorry.example",
  title: "Activate · 激活",
  text: "Hello Lan\n\nhttps://www.example/account?token=t",
};
const body = JSON.stringify({ kind: "MAIL", subject: "00000000-0000-7000-8000-000000000001", version: 1, content });
const send = (url = `smtp://127.0.0.1:${port}`, sent = body) =>
  smtpPort({ url, from: "Express <no-reply@express.example>" })(
    { url, key: "" },
    { key: "mail.1", body: sent, traceId: "0".repeat(32) },
    new Date(),
  );

test("ACC-07 a mail goes by SMTP with an id of its key, to one address, whatever that is called", async () => {
  expect(await send()).toMatchObject({ status: 200 });
  expect(has).toMatchObject([{ from: "no-reply@express.example", to: ["lan@lorry.example"] }]);
  expect(has[0]?.text).toContain("Message-ID: <mail.1@linehaul>");
  expect(has[0]?.text).toContain("Auto-Submitted: auto-generated");
  const odd = { ...content, email: "a@b.example, c@d.example\r\nBcc: e@f.example", title: "x\r\nBcc: g@h.example" };
  await send(undefined, body.replace(JSON.stringify(content), JSON.stringify(odd)));
  expect(has.slice(1).flatMap(({ to }) => to)).not.toEqual(expect.arrayContaining(["c@d.example"]));
  expect(has.slice(1).flatMap(({ to }) => to)).not.toEqual(expect.arrayContaining(["g@h.example"]));
});

test.each([
  [550, 422],
  [552, 422],
  [450, 425],
  [421, 425],
])("ACC-07 what a server answers %i is told as %i: never, or later", async (code, status) => {
  answers = { code, text: "no mailbox" };
  expect(await send()).toMatchObject({ status, text: expect.stringContaining("no mailbox") });
});

test("ACC-07 who is not let in waits, for that is no fault of the mail; a server that is away is silent", async () => {
  expect(await send(`smtp://console:${encodeURIComponent("s3cr3t p@ss")}@127.0.0.1:${port}`)).toMatchObject({
    status: 200,
  });
  const refused = await send(`smtp://console:wrong@127.0.0.1:${port}`);
  expect(refused).toMatchObject({ status: 503 });
  expect(JSON.stringify(refused)).not.toContain("wrong");
  expect(await send("smtp://127.0.0.1:1")).toEqual({ silence: "UNREACHABLE" });
});

test("ACC-07 beyond this machine nothing is sent in the clear", async () => {
  // A name of this machine that nobody can know to be one.
  expect(await send(`smtp://0.0.0.0:${port}`)).not.toMatchObject({ status: 200 });
  expect(has).toEqual([]);
});
