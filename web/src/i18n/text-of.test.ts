import i18next from "i18next";
import { expect, test } from "vitest";
import { startI18n } from "../texts/setup.ts";
import { textsIn } from "./text-of.ts";

test("a text is looked up once, and filled in as i18next fills it", async () => {
  await startI18n("en");
  i18next.addResourceBundle("en", "once", { own: "Own", of: "Of {{name}}" });
  const t = textsIn(i18next, "en", "once");
  const ask = () => [
    t("own"),
    t("of", { name: "A {{name}} $& B" }),
    t("catalogue.edit"),
    t("shell:module.CURRENCY", { defaultValue: "by the server" }),
    t("shell:module.NONE", { defaultValue: "by the server" }),
    t("shell:module.NONE", { defaultValue: "another" }),
  ];
  const said = ["Own", "Of A {{name}} $& B", "Edit", "Currencies", "by the server", "another"];
  expect(ask()).toEqual(said);
  // Changed without a word of it: who looks again would see it.
  for (const key of ["own", "of"]) i18next.addResource("en", "once", key, "changed", { silent: true });
  expect(ask()).toEqual(said);
  expect(textsIn(i18next, "en", "once")).toBe(t);
});

test("what needs i18next's own rules gets them: plural forms, formats of numbers", async () => {
  await startI18n("en");
  i18next.addResourceBundle("en", "some", {
    rows_one: "{{count}} row",
    rows_other: "{{count}} rows",
    least: "{{n, number}}",
  });
  const t = textsIn(i18next, "en", "some");
  expect([t("rows", { count: 1 }), t("rows", { count: 2 }), t("least", { n: 1234 })]).toEqual([
    "1 row",
    "2 rows",
    "1,234",
  ]);
});

test("texts that come later are found, and a language has its own", async () => {
  await startI18n("zh-CN");
  const t = textsIn(i18next, "zh-CN", "later");
  expect([t("title"), t("catalogue.edit")]).toEqual(["title", "编辑"]);
  i18next.addResourceBundle("zh-CN", "later", { title: "后来" });
  expect(t("title")).toBe("后来");
});
