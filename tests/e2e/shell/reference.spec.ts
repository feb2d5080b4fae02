import { REFERENCE_LIST_NAMES } from "@linehaul/schema/system/reference-list";
import { z } from "zod";
import { operationId } from "../../house/operations.ts";
import { changeAnswer } from "../support/answers.ts";
import { activePanel, expect, openPage, tab, test } from "../support/console.ts";
import { operation } from "../support/session.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

const Answer = z.object({
  data: z.object({ reference: z.array(z.object({ key: z.string(), name: z.string(), value: z.string() })) }),
});

test("SHELL-21 every list of reference data is there, by language, and comes when a page first needs it", async ({
  page,
}) => {
  const id = operationId("useReferenceQuery");
  const asked = new Set<unknown>();
  let times = 0;
  page.on("request", (request) => {
    const body = request.postData() ?? "";
    if (!body.includes(id)) return;
    asked.add(JSON.parse(body).variables.list);
    times += 1;
  });
  await changeAnswer(page, "useReferenceQuery", (data) =>
    JSON.parse(JSON.stringify(data).replaceAll('"name":"pcs"', '"name":"apiece"')),
  );
  await openPage(page, "ORDER_LIST");
  const links = activePanel(page).getByRole("table").getByRole("link");
  await expect(links.first()).toBeVisible();
  expect(times).toBe(0);
  const goods = activePanel(page).getByRole("region", { name: /^Goods/ });
  for (const n of [0, 1, 2]) {
    await tab(page, "Order list").click();
    await links.nth(n).click();
    await expect(goods).toBeVisible();
    await expect(goods).not.toContainText(/\d pcs/);
  }
  await expect.poll(() => asked).toEqual(new Set(["exportCustomsType", "importCustomsType", "unitList"]));
  expect(times).toBe(3);

  const entries = async (list: string, language: string) => {
    const options = { variables: { list }, headers: { "accept-language": language } };
    return Answer.parse(JSON.parse((await operation(page, "useReferenceQuery", options)).body)).data.reference;
  };
  // The sixteen of section 3, add-on services and pay methods.
  expect(REFERENCE_LIST_NAMES).toHaveLength(18);
  for (const list of REFERENCE_LIST_NAMES) {
    const [english, chinese] = await Promise.all([entries(list, "en"), entries(list, "zh-CN")]);
    expect(english.length, list).toBeGreaterThan(0);
    expect(chinese.map((entry) => entry.key).sort()).toEqual(english.map((entry) => entry.key).sort());
    expect(new Set(chinese.map((entry) => entry.name)), list).not.toEqual(new Set(english.map((entry) => entry.name)));
  }
});
