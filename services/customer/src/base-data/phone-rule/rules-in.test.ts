import { judgePhones } from "@linehaul/kit/judge-phones";
import { newId } from "@linehaul/kit/ids";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { expect, test } from "vitest";
import { customer as service } from "../../service.ts";
import { rulesIn } from "./rules-in.ts";
import { phoneRuleCopy } from "./table.ts";

onEachDatabase(service.migrations, (database) => {
  test("ACC-09 telephones are judged by the copy of the rules; a calling code that it has none of is taken", async () => {
    const { db } = database();
    const rule = { callingCode: 60, countries: ["MY"], lengths: [9], patterns: ["1\\d{8}"], example: "123456789" };
    await db.insert(phoneRuleCopy).values({ id: newId(), ...rule });
    const judged = await judgePhones(rulesIn(db), ["+60 12-345 6789", "+60 12", "+60 912345678", "+84 1", "0123"]);
    expect(judged.map(({ problem }) => problem?.key ?? null)).toEqual([
      null,
      "phone.length",
      "phone.pattern",
      null,
      "phone.international",
    ]);
  });
});
