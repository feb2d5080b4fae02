import { chakra } from "@chakra-ui/react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { MOST_NUMBERS } from "@linehaul/schema/orders/order/number-kinds";
import { Input } from "./input.ts";
import { SEARCH_WIDTH } from "./look.ts";
import { splitNumbers } from "./numbers.ts";

const Root = chakra("div", {
  base: {
    position: "relative",
    width: SEARCH_WIDTH,
    "& > span": {
      position: "absolute",
      insetEnd: "0.5",
      top: "0.5",
      h: "6",
      display: "flex",
      alignItems: "center",
      gap: "1",
      ps: "2",
      bg: "bg.panel",
      color: "fg.muted",
      textStyle: "xs",
      "& > button": { boxSize: "6", cursor: "pointer", borderRadius: "l1", _hover: { color: "fg", bg: "bg.muted" } },
    },
    "& > p": {
      position: "absolute",
      top: "100%",
      insetStart: "0",
      mt: "1",
      zIndex: "dropdown",
      px: "2",
      borderRadius: "l1",
      bg: "critical.subtle",
      color: "critical.fg",
      textStyle: "xs",
    },
  },
});

/** One box for many numbers: type or paste them (a column of a spreadsheet, a list), Enter searches. */
export function NumbersBox(props: {
  readonly label: string;
  readonly value: readonly string[];
  readonly onChange: (numbers: readonly string[]) => void;
}): ReactNode {
  const { t } = useTranslation("parts");
  const { label, value, onChange } = props;
  const applied = value.join(" ");
  const [draft, setDraft] = useState({ of: applied, text: applied });
  if (draft.of !== applied) setDraft({ of: applied, text: applied });
  const typed = splitNumbers(draft.text);
  const tooMany = typed.length > MOST_NUMBERS;

  const commit = (text: string) => {
    const numbers = splitNumbers(text);
    setDraft({ of: applied, text });
    if (numbers.length <= MOST_NUMBERS && numbers.join(" ") !== applied) onChange(numbers);
  };
  return (
    <Root>
      <Input
        type="text"
        data-shortcut="search"
        aria-label={label}
        placeholder={label}
        aria-invalid={tooMany || undefined}
        autoComplete="off"
        spellCheck={false}
        value={draft.text}
        pe={typed.length > 1 ? "24" : typed.length === 1 ? "7" : "2"}
        onChange={(e) => setDraft({ of: applied, text: e.currentTarget.value })}
        onKeyDown={(e) => {
          if (e.key === "Enter" && !e.nativeEvent.isComposing) commit(draft.text);
          if (e.key === "Escape") setDraft({ of: applied, text: applied });
        }}
        onPaste={(e) => {
          const pasted = e.clipboardData.getData("text");
          if (splitNumbers(pasted).length < 2) return;
          // A field of one line would glue the lines of a pasted column together.
          e.preventDefault();
          commit(`${draft.text} ${pasted}`.trim().replaceAll(/\s+/gu, " "));
        }}
      />
      {typed.length > 0 && (
        <span>
          {typed.length > 1 && t("filter.numbers", { count: typed.length })}
          <button type="button" aria-label={t("filter.remove", { name: label })} onClick={() => commit("")}>
            ×
          </button>
        </span>
      )}
      {tooMany && <p role="alert">{t("filter.tooManyNumbers", { maximum: MOST_NUMBERS })}</p>}
    </Root>
  );
}
