import { spawnSync } from "node:child_process";

/** What `promtool check metrics` says of what is told to Prometheus; null where there is no promtool. */
function byPromtool(told: string): readonly string[] | null {
  const { error, stdout, stderr } = spawnSync("promtool", ["check", "metrics"], { input: told, encoding: "utf8" });
  return error ? null : `${stdout}${stderr}`.split("\n").filter(Boolean);
}

/** Which metrics are not named as Prometheus wants: counters end in `_total` and nothing else does, and each has a help text. */
export function misnamed(told: string): readonly string[] {
  const lines = told.split("\n");
  const helped = new Set(lines.filter((line) => line.startsWith("# HELP ")).map((line) => line.split(" ")[2]));
  const own = lines
    .filter((line) => line.startsWith("# TYPE "))
    .map((line) => line.split(" "))
    .filter(([, , name = "", type]) => name.endsWith("_total") !== (type === "counter") || !helped.has(name))
    .map(([, , name = "", type = ""]) => `${name} is a ${type}`);
  return [...own, ...(byPromtool(told) ?? [])];
}
