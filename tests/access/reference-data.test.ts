import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { change } from "../house/change.ts";
import { HOUSE_MS, onEachHouse } from "../house/on-each-house.ts";
import { operationId } from "../house/operations.ts";
import { signIn, type Visitor } from "../house/visitor.ts";

vi.setConfig({ testTimeout: HOUSE_MS });
/** A change is known to every gateway within this long. */
const WITHIN_MS = 2_000;
const Entries = z.object({ reference: z.array(z.object({ key: z.string(), name: z.string() })) });

async function nameOf(who: Visitor, list: string, key: string): Promise<string | undefined> {
  const { data } = await who.graph({ id: operationId("useReferenceQuery"), variables: { list } });
  return Entries.parse(data).reference.find((entry) => entry.key === key)?.name;
}
const currency = (code: string) => ({
  code,
  nameEn: `Money ${code}`,
  nameZh: "钱",
  symbol: "M",
  decimals: 2,
  rateToCny: "1.5",
  sort: 900,
  idempotencyKey: randomUUID(),
});
const dictionaryItem = (dicKey: string) => ({
  pathKey: "order/clearanceType",
  dicKey,
  dicValue: "1",
  names: { en: `Kind ${dicKey}`, zhCn: "类", zhHk: "類" },
  sort: 900,
  status: "ENABLED",
  idempotencyKey: randomUUID(),
});

onEachHouse({ gateways: 2 }, (house) => {
  test.each([
    ["currencyList", "currencyFormSaveMutation", currency, "ZZA", "Money ZZA"],
    ["clearanceTypeList", "dictionaryFormSaveMutation", dictionaryItem, "ZZ_NEW", "Kind ZZ_NEW"],
  ] as const)(
    "SHELL-21 %s: a change is read at once where it was made, and soon at the other gateway",
    async (list, operation, make, key, name) => {
      const here = await signIn(house(), "admin");
      const there = here.at(house().gateways[1]);
      expect([await nameOf(here, list, key), await nameOf(there, list, key)]).toEqual([undefined, undefined]);
      await change(here, operation, make(key));
      const changed = performance.now();
      expect(await nameOf(here, list, key)).toBe(name);
      await expect.poll(() => nameOf(there, list, key), { timeout: 10_000, interval: 20 }).toBe(name);
      expect(performance.now() - changed).toBeLessThan(WITHIN_MS);
    },
  );
});
