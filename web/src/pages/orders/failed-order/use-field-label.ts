import { useTranslation } from "react-i18next";

/** Where a field stands: the group above it, its place in a list (from 1), and its own name. */
export function fieldPlace(path: string): {
  readonly group: string;
  readonly row: number | null;
  readonly name: string;
} {
  const parts = path.split(".");
  const [group = "", row = ""] = parts;
  const name = parts.at(-1) ?? "";
  return { group: parts.length > 1 ? group : "order", row: /^\d+$/.test(row) ? Number(row) + 1 : null, name };
}

/** What a field of an order is called, with its group where it has one: `Receiver · Telephone`, `Goods 2 · Unit`. */
export function useFieldLabel(): (path: string) => string {
  const { t } = useTranslation("failed-order");
  return (path) => {
    if (path === "") return t("wholeOrder");
    const { group, row, name } = fieldPlace(path);
    const own = t([`param.${group}_${name}`, `param.${name}`], { defaultValue: name });
    if (group === "order") return own;
    const head = t(`group.${group}`, { defaultValue: group });
    return `${row === null ? head : `${head} ${row}`} · ${own}`;
  };
}
