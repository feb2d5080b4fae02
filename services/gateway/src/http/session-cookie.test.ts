import { expect, test } from "vitest";
import { dropSession, keepSession } from "./session-cookie.ts";

test("AUTH-04 the cookie is the host's own, out of scripts' reach, and over https Secure", () => {
  expect(keepSession("http://my.localhost:4300", "t")).toBe("linehaul_session=t; Path=/; HttpOnly; SameSite=Lax");
  expect(keepSession("https://my.example.com", "t")).toBe(
    "__Host-linehaul_session=t; Path=/; HttpOnly; Secure; SameSite=Lax",
  );
  expect(dropSession("https://my.example.com")).toContain("__Host-linehaul_session=; Max-Age=0");
});
