import { chakra } from "@chakra-ui/react";
import { useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CopyButton } from "../../../parts/copy/copy-button.tsx";
import { Popup } from "../../../parts/popup/popup.tsx";

const Opener = chakra("button", {
  base: {
    h: "control",
    px: "2",
    borderRadius: "l2",
    bg: "critical.subtle",
    color: "critical.fg",
    whiteSpace: "nowrap",
    cursor: "pointer",
    _hover: { textDecoration: "underline" },
  },
});
const Head = chakra("div", {
  base: { display: "flex", justifyContent: "space-between", alignItems: "center", gap: "3", mb: "2" },
});
const Numbers = chakra("ul", {
  base: { listStyle: "none", m: "0", p: "0", fontVariantNumeric: "tabular-nums", overflowWrap: "anywhere" },
});

/** Numbers that found nothing, apart from the rows, to copy (ORD-01). */
export default function UnknownNumbers({ numbers }: { readonly numbers: readonly string[] }): ReactNode {
  const { t } = useTranslation("order-list");
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const title = t("unknown.count", { count: numbers.length });
  return (
    <>
      <Opener
        ref={opener}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {title}
      </Opener>
      {isOpen && (
        <Popup anchor={opener} label={title} onClose={() => setIsOpen(false)}>
          <Head>
            <b>{title}</b>
            <CopyButton text={numbers.join("\n")} label={t("unknown.copy")} variant="outline" />
          </Head>
          <Numbers>
            {numbers.map((number) => (
              <li key={number}>{number}</li>
            ))}
          </Numbers>
        </Popup>
      )}
    </>
  );
}
