import { beforeEach, describe, expect, test, vi } from "vitest";
import { noteAside } from "./aside.ts";
import { arrive } from "./enter.ts";
import { leave, settle } from "./leave.ts";
import type { Place } from "./place.ts";
import { quit } from "./quit.ts";

const ORIGIN = "http://my.localhost:4300";
type Answer = { status?: number; body: object };
const answers = new Map<string, Answer>();
const asked: { path: string; init: RequestInit | undefined }[] = [];

let href = `${ORIGIN}/admin`;
let clock = 1_000_000;
let hasSession = true;
const went: string[] = [];
const place: Place = {
  href: () => href,
  go: (address) => void went.push(address),
  rewrite: (address) => {
    href = new URL(address, ORIGIN).href;
  },
  memory: sessionStorage,
  lasting: localStorage,
  get hasSession() {
    return hasSession;
  },
  now: () => clock,
  fetch: async (input, init) => {
    const path = typeof input === "string" ? input : "";
    asked.push({ path, init });
    const answer = answers.get(path);
    if (!answer) throw new TypeError("unreachable");
    return Response.json(answer.body, { status: answer.status ?? 200 });
  },
};
const bodyOf = (n: number): unknown => {
  const body = asked[n]?.init?.body;
  return typeof body === "string" ? JSON.parse(body) : null;
};
const SIGN_ON = "/apis-auth/login/begin";

beforeEach(() => {
  answers.clear();
  asked.length = 0;
  went.length = 0;
  clock = 1_000_000;
  hasSession = true;
  href = `${ORIGIN}/admin`;
  sessionStorage.clear();
  localStorage.clear();
});

describe("sign-in", () => {
  test("AUTH-02 AUTH-03 exchanges the ticket, takes it out of the address and checks the session", async () => {
    href = `${ORIGIN}/admin?ticket=ST-1&trace=7#/here`;
    answers.set("/apis-auth/login/cas", { body: { success: true } });
    answers.set("/apis-auth/login/check_token", { body: { success: true, obj: { userId: "1", userName: "admin" } } });
    expect(await arrive(place, "en")).toEqual({ kind: "in" });
    expect(asked.map((a) => a.path)).toEqual(["/apis-auth/login/cas", "/apis-auth/login/check_token"]);
    expect(bodyOf(0)).toEqual({
      ticket: "ST-1",
      service: `${ORIGIN}/admin`,
      deviceId: localStorage.getItem("linehaul.device"),
    });
    expect(href).toBe(`${ORIGIN}/admin?trace=7#/here`);
  });
  test("SEC-11 AUTH-02 the address that the ticket was made for names the sign-in that was begun, and neither is left standing", async () => {
    href = `${ORIGIN}/admin?begun=${"a".repeat(32)}&ticket=ST-1#/here`;
    answers.set("/apis-auth/login/cas", { status: 430, body: { success: false } });
    expect(await arrive(place, "en")).toEqual({ kind: "leaving" });
    expect(bodyOf(0)).toMatchObject({ ticket: "ST-1", service: `${ORIGIN}/admin?begun=${"a".repeat(32)}` });
    expect([went, sessionStorage.getItem("linehaul.return")]).toEqual([[SIGN_ON], "/admin#/here"]);
    answers.set("/apis-auth/login/cas", { body: { success: true } });
    answers.set("/apis-auth/login/check_token", { body: { success: true } });
    expect(await arrive(place, "en")).toEqual({ kind: "in" });
    expect(href).toBe(`${ORIGIN}/admin#/here`);
  });
  test("AUTH-06 the device id is random and kept", async () => {
    answers.set("/apis-auth/login/cas", { body: { success: false, errorMessage: "no" } });
    href = `${ORIGIN}/admin?ticket=a`;
    await arrive(place, "en");
    href = `${ORIGIN}/admin?ticket=b`;
    await arrive(place, "en");
    expect(bodyOf(0)).toMatchObject({ deviceId: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(new Headers(asked[0]?.init?.headers).get("x-device-id")).toBe(
      new Headers(asked[1]?.init?.headers).get("x-device-id"),
    );
  });
  test("AUTH-01 SHELL-15 no session: goes to the sign-on, and back to the address with its fragment", async () => {
    href = `${ORIGIN}/admin?pageInfo=moduleCode%7CCURRENCY#/x?p=ORDER_LIST`;
    expect(leave(place)).toBe(true);
    expect(went).toEqual([SIGN_ON]);
    href = `${ORIGIN}/admin?ticket=ST-2`;
    answers.set("/apis-auth/login/cas", { body: { success: true } });
    answers.set("/apis-auth/login/check_token", { body: { success: true } });
    expect(await arrive(place, "en")).toEqual({ kind: "in" });
    expect(href).toBe(`${ORIGIN}/admin?pageInfo=moduleCode%7CCURRENCY#/x?p=ORDER_LIST`);
  });
  test("AUTH-01 a page that came without a session's cookie asks nothing and goes to the sign-on", async () => {
    hasSession = false;
    expect(await arrive(place, "en")).toEqual({ kind: "leaving" });
    expect([went, asked]).toEqual([[SIGN_ON], []]);
  });
  test("SEC-10 a window that only signs in goes to the sign-on although the old session's cookie is there", async () => {
    noteAside(sessionStorage, `${ORIGIN}/admin?aside=1`);
    expect(await arrive(place, "en")).toEqual({ kind: "leaving" });
    expect([went, asked]).toEqual([[SIGN_ON], []]);
  });
  test("AUTH-05 401 and 430 on the exchange sign on again; the kept address survives it", async () => {
    for (const status of [401, 430]) {
      href = `${ORIGIN}/admin?ticket=ST-3#/keep`;
      answers.set("/apis-auth/login/cas", { status, body: { success: false } });
      expect(await arrive(place, "en")).toEqual({ kind: "leaving" });
    }
    expect(went).toEqual([SIGN_ON, SIGN_ON]);
    expect(sessionStorage.getItem("linehaul.return")).toBe("/admin#/keep");
  });
  test("a loop ends with an answer, and a console in use starts counting anew", () => {
    expect([leave(place), leave(place), leave(place), leave(place)]).toEqual([true, true, true, false]);
    expect(went).toHaveLength(3);
    clock += 31_000;
    expect(leave(place)).toBe(true);
    settle(place);
    expect([leave(place), leave(place), leave(place)]).toEqual([true, true, true]);
  });
  test("a refusal says why and drops the ticket; an unreachable gateway says that", async () => {
    href = `${ORIGIN}/admin?ticket=ST-4`;
    answers.set("/apis-auth/login/cas", {
      body: { success: false, errorCode: "09020103", errorMessage: "This account is disabled." },
    });
    expect(await arrive(place, "en")).toEqual({
      kind: "refused",
      code: "09020103",
      message: "This account is disabled.",
      sites: [],
    });
    expect(href).toBe(`${ORIGIN}/admin`);
    answers.clear();
    href = `${ORIGIN}/admin?ticket=ST-5`;
    expect(await arrive(place, "en")).toEqual({ kind: "unreachable" });
  });
  test("SEC-18 a refusal brings the sites that let the user in, and nothing that is no site", async () => {
    href = `${ORIGIN}/admin?ticket=ST-7`;
    const obj = { sites: ["VN", "https://evil.example", "ID"] };
    answers.set("/apis-auth/login/cas", {
      status: 403,
      body: { success: false, errorCode: "09020104", errorMessage: "Not here.", obj },
    });
    expect(await arrive(place, "en")).toEqual({
      kind: "refused",
      code: "09020104",
      message: "Not here.",
      sites: ["ID", "VN"],
    });
  });
  test("an address that was kept by somebody else's script leads nowhere else", async () => {
    sessionStorage.setItem("linehaul.return", "//evil.example/x");
    href = `${ORIGIN}/admin?ticket=ST-6`;
    answers.set("/apis-auth/login/cas", { body: { success: true } });
    answers.set("/apis-auth/login/check_token", { body: { success: true } });
    await arrive(place, "en");
    expect(href).toBe(`${ORIGIN}/admin`);
  });
  test("AUTH-04 quitting ends the session, then signs off, and does not wait for a gateway that is gone", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout");
    sessionStorage.setItem("linehaul.tabs.1", "[]");
    await quit(place);
    expect(timeout).toHaveBeenCalledWith(3000);
    expect(went).toEqual([`http://sso.localhost:4304/cas/logout?service=${encodeURIComponent(`${ORIGIN}/admin`)}`]);
    expect(sessionStorage).toHaveLength(0);
  });
});
