import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pageAddress, readPageInfo, wantedBy, withoutWish, writePageInfo } from "./page-address.ts";

const at = (address: string) => new URL(address, "http://my.localhost:4300");

describe("address", () => {
  test("SHELL-14 parts are split only before moduleCode and queryParams; a pair's first - ends its key", () => {
    expect(readPageInfo("moduleCode|ORDER_LIST_queryParams|order_status-TO_VERIFY/no-SF-60_41")).toEqual({
      code: "ORDER_LIST",
      params: { order_status: "TO_VERIFY", no: "SF-60_41" },
    });
    expect(readPageInfo("queryParams|a-%2Fb_moduleCode|CURRENCY")).toEqual({ code: "CURRENCY", params: { a: "/b" } });
    expect(readPageInfo("moduleCode|HOME")).toEqual({ code: "HOME", params: {} });
    expect(readPageInfo("rubbish")).toBeNull();
  });
  test("SHELL-14 what is written is read again, whatever the keys and values hold", () => {
    const text = fc.string({ minLength: 1, unit: "grapheme" });
    fc.assert(
      fc.property(fc.constantFrom("ORDER_LIST", "ORDER_DETAIL"), fc.dictionary(text, text), (code, params) => {
        const plain = { ...params };
        expect(readPageInfo(writePageInfo({ code, params: plain }))).toEqual({ code, params: plain });
        expect(wantedBy(at(pageAddress({ code, params: plain })))).toEqual({ code, params: plain });
      }),
    );
  });
  test("SHELL-15 p in the fragment names a module", () => {
    expect(wantedBy(at("/admin#/menu?x=1&p=CURRENCY"))).toEqual({ code: "CURRENCY", params: {} });
  });
  test("SHELL-16 moduleCode restores the active entry", () => {
    expect(wantedBy(at("/admin?moduleName=Orders&moduleId=7&moduleCode=ORDER_LIST"))?.code).toBe("ORDER_LIST");
    const menu = (entry: { id: string | null; name: string | null }) =>
      entry.id === "7" || entry.name === "Orders" ? "ORDER_LIST" : null;
    expect(wantedBy(at("/admin?moduleId=7"), menu)?.code).toBe("ORDER_LIST");
    expect(wantedBy(at("/admin?moduleName=Orders"), menu)?.code).toBe("ORDER_LIST");
    expect(wantedBy(at("/admin?moduleName=Nothing"), menu)).toBeNull();
    expect(wantedBy(at("/admin"))).toBeNull();
  });
  test("SHELL-14 a wish is removed from the address, the rest of it stays", () => {
    expect(withoutWish(at("/admin?pageInfo=moduleCode%7CX&trace=1#here"))).toBe("/admin?trace=1#here");
    expect(withoutWish(at("/admin?moduleCode=X#/?p=Y"))).toBe("/admin");
  });
});
