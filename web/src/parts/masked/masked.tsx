import { chakra } from "@chakra-ui/react";
import { use, type ReactNode } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { actLook } from "../cells/act-look.ts";
import { maskedLook } from "./look.ts";
import { masked } from "./masked-value.tsx";
import { Revealable, type RevealField } from "./revealable.ts";

/** Only for the looks of what stands in it. */
const Root = chakra("span", { base: { display: "contents", "& .act": actLook, ...maskedLook } });

interface MaskedProps {
  readonly value: string;
  /** Which field it is; without it, and outside of `Revealable`, it can't be shown. */
  readonly field?: RevealField;
}

/** A sensitive value in its masked form, of the thing that `Revealable` names (PERM-12). */
export function Masked({ value, field }: MaskedProps): ReactNode {
  const t = useTexts("parts");
  const owner = use(Revealable);
  return <Root>{masked({ value, field, owner }, t)}</Root>;
}

/** The same for a field that may be empty. */
export const maskedFact = (value: string | null | undefined, field?: RevealField): ReactNode =>
  value ? <Masked value={value} {...(field === undefined ? {} : { field })} /> : null;
