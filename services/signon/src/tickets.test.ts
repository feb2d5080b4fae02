import { expect, test } from "vitest";
import { openTickets } from "./tickets.ts";

test("FLT-16 a ticket is of letters, digits and `-` alone, as CAS 3.7 has it, and no two are alike", () => {
  const tickets = openTickets(() => 0);
  const grants = Array.from({ length: 200 }, () => tickets.grant({ userName: "admin", displayName: "Lim Wei Jie" }));
  const issued = grants.map((grant) => tickets.issue(grant, "http://my.localhost:4300/admin", false));
  for (const id of [...issued, ...grants.map((grant) => grant.id)])
    expect(id).toMatch(/^(ST|TGT)-[A-Za-z\d-]{40,250}$/);
  expect(new Set(issued).size).toBe(issued.length);
});
