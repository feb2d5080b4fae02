import { describe, expect, test } from "vitest";
import type { MenuBranch } from "../../tab/query.ts";
import { findPages, menuGroups, type MenuOptions } from "./items.ts";

const leaf = (moduleCode: string) => ({
  moduleId: `id-${moduleCode}`,
  moduleName: `server ${moduleCode}`,
  moduleCode,
  moduleIcon: null,
  ownName: null,
});
const menu: MenuBranch[] = [
  { ...leaf("ORDERS"), childModules: [leaf("ORDER_LIST"), leaf("ORDER_REVIEW"), leaf("ORDER_DETAIL")] },
  { ...leaf("SITES"), childModules: [leaf("CONTRACT_RULES")] },
  { ...leaf("SYSTEM"), childModules: [leaf("GRAPHIQL")] },
];
const NAMES: Readonly<Record<string, string>> = {
  ORDERS: "Quản lý đơn",
  ORDER_LIST: "Order list",
  ORDER_REVIEW: "Review of orders",
};
const options: MenuOptions = {
  host: "my.localhost:4300",
  globalMarker: "global",
  name: (code) => NAMES[code] ?? `server ${code}`,
  href: (code) => (code === "GRAPHIQL" ? "/graphiql" : null),
  needsParams: (code) => code === "ORDER_DETAIL",
};

describe("the menu", () => {
  test("SHELL-09 names come from codes, the server's where no translation exists", () => {
    const [orders, , system] = menuGroups(menu, options);
    expect(orders).toMatchObject({ name: "Quản lý đơn" });
    expect(orders?.items.map((i) => i.name)).toEqual(["Order list", "Review of orders"]);
    expect(system?.items[0]).toMatchObject({ name: "server GRAPHIQL", href: "/graphiql" });
  });
  test("SHELL-17 the contract rules are hidden on hosts that contain the global marker", () => {
    const codes = (o: MenuOptions) => menuGroups(menu, o).flatMap((g) => g.items.map((i) => i.code));
    expect(codes(options)).toContain("CONTRACT_RULES");
    expect(codes({ ...options, host: "admin.global.example" })).not.toContain("CONTRACT_RULES");
    expect(codes({ ...options, host: "admin.global.example", globalMarker: "" })).toContain("CONTRACT_RULES");
  });
  test("SHELL-10 a keyword finds any leaf by name, branch or code, without accents", () => {
    const groups = menuGroups(menu, options);
    const found = (keyword: string) => findPages(groups, keyword).map((f) => f.item.code);
    expect(found("order")).toEqual(["ORDER_LIST", "ORDER_REVIEW"]);
    expect(found("quan ly REVIEW")).toEqual(["ORDER_REVIEW"]);
    expect(found("graphiql")).toEqual(["GRAPHIQL"]);
    expect(found("nothing such")).toEqual([]);
  });
});
