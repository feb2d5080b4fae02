import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Option } from "./choice.tsx";
import { Input } from "./input.ts";

/** From so many options on there is a box to find one. */
const MANY = 9;

/** A box that finds some of many options, and those that it found; no box for a few. */
export function useFind<V extends string>(
  label: string,
  options: readonly Option<V>[],
): { readonly box: ReactNode; readonly found: readonly Option<V>[] } {
  const { t } = useTranslation("parts");
  const [text, setText] = useState("");
  const wanted = text.trim().toLowerCase();
  const box = options.length >= MANY && (
    <Input
      type="search"
      mb="1.5"
      aria-label={t("filter.find", { name: label })}
      placeholder={t("filter.findHint")}
      value={text}
      onChange={(e) => setText(e.currentTarget.value)}
    />
  );
  const found = wanted
    ? options.filter((o) => `${o.value} ${o.label} ${o.note ?? ""}`.toLowerCase().includes(wanted))
    : options;
  return { box, found };
}
