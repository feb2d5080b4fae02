import { Field, Input } from "@chakra-ui/react";
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FINDS_PERSON, LOOKUP_MAX_TEXT, LOOKUP_RULE } from "@linehaul/schema/permissions/lookup-text";
import { useRules } from "../lazy/rule-texts.ts";
import { useErrorText } from "../../relay/use-error-text.ts";
import { failureOf } from "../../relay/failure.ts";
import { Line, List, Said, Warning } from "./look.ts";
import type { LookupOperation, LookupOption, LookupSource } from "./source.ts";
import { useListKeys } from "../keys/use-list-keys.ts";
import { useLookup, type Found } from "./use-lookup.ts";

interface LookupProps<Q extends LookupOperation, T> {
  readonly source: LookupSource<Q, T>;
  readonly label: string;
  /** What is chosen, as the box shows it; empty: nothing is. */
  readonly chosen: string;
  /** Null when the text was changed after a choice: what stood there is not chosen any more. */
  readonly onChoose: (option: LookupOption<T> | null) => void;
  readonly help?: string;
  /** What is wrong with the choice. */
  readonly error?: string | undefined;
  readonly isOptional?: boolean;
}

/**
 * A box that looks things up while one types (LOOK-01..05): a list of ten at most, by mouse or keyboard. Looking up a single person
 * warns that it belongs to the identity platform.
 */
export function Lookup<Q extends LookupOperation, T>(props: LookupProps<Q, T>): ReactNode {
  const { t } = useTranslation("parts");
  const say = useRules();
  const { source, label, chosen, onChoose, error } = props;
  const [typed, setTyped] = useState({ of: chosen, text: chosen });
  // What is chosen may change from outside (a form that is reset): the text follows.
  if (typed.of !== chosen) setTyped({ of: chosen, text: chosen });
  const [isComposing, setComposing] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  const isChosen = chosen !== "" && typed.text === chosen;
  const found = useLookup(source, isChosen ? "" : typed.text, isComposing);
  const options = found.state === "found" ? found.options : [];
  const take = (index: number) => {
    const option = options[index];
    if (!option) return;
    setOpen(false);
    setTyped({ of: option.label, text: option.label });
    onChoose(option);
  };
  const keys = useListKeys({
    count: options.length,
    isOpen: isOpen && options.length > 0,
    onOpen: () => setOpen(true),
    onTake: take,
    onLeave: () => setOpen(false),
  });
  const change = (text: string) => {
    keys.setActive(-1);
    setOpen(true);
    setTyped({ of: "", text });
    if (chosen !== "") onChoose(null);
  };
  const shows = isOpen && !isChosen && found.state !== "idle";
  const warning = FINDS_PERSON.has(source.kind) ? `${id}warning` : undefined;
  return (
    <Field.Root invalid={error !== undefined} required={props.isOptional !== true}>
      <Field.Label>{label}</Field.Label>
      <Input
        ref={box}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select can't be typed into
        role="combobox"
        aria-autocomplete="list"
        autoComplete="off"
        aria-expanded={shows}
        aria-controls={shows ? `${id}list` : undefined}
        aria-activedescendant={keys.active === -1 ? undefined : `${id}${keys.active}`}
        aria-describedby={warning}
        maxLength={LOOKUP_MAX_TEXT}
        value={typed.text}
        onChange={(e) => change(e.currentTarget.value)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={keys.onKeyDown}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
      />
      {shows && <FoundList id={id} label={label} box={box} found={found} active={keys.active} onTake={take} />}
      {!error && !isChosen && <Field.HelperText>{props.help ?? say(LOOKUP_RULE[source.kind])}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
      {warning !== undefined && (
        <Warning id={warning} role="note">
          {t("lookup.person")}
        </Warning>
      )}
    </Field.Root>
  );
}

const GAP = 4;

function FoundList<T>(props: {
  readonly id: string;
  readonly label: string;
  readonly box: { readonly current: HTMLInputElement | null };
  readonly found: Found<T>;
  readonly active: number;
  readonly onTake: (index: number) => void;
}): ReactNode {
  const { id, label, box, found, active, onTake } = props;
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [panel, input] = [list.current, box.current];
    if (!panel || !input) return undefined;
    panel.showPopover();
    const { left, bottom, width } = input.getBoundingClientRect();
    Object.assign(panel.style, { left: `${left}px`, top: `${bottom + GAP}px`, width: `${width}px` });
    return () => {
      if (panel.isConnected) panel.hidePopover();
    };
  }, [box]);
  const isFound = found.state === "found" && found.options.length > 0;
  return (
    <List ref={list} id={`${id}list`} role={isFound ? "listbox" : "status"} aria-label={label}>
      {isFound ? (
        found.options.map((option, index) => (
          <Line
            key={option.key}
            id={`${id}${index}`}
            aria-selected={index === active}
            data-active={index === active || undefined}
            // The box keeps the focus: losing it would close the list before the press counts.
            onPointerDown={(e) => e.preventDefault()}
            onClick={() => onTake(index)}
          >
            <span>{option.label}</span>
            {option.note !== undefined && <small>{option.note}</small>}
          </Line>
        ))
      ) : (
        <Outcome found={found} />
      )}
    </List>
  );
}

function Outcome<T>({ found }: { readonly found: Found<T> }): ReactNode {
  const { t } = useTranslation("parts");
  const errorText = useErrorText();
  switch (found.state) {
    case "waiting":
      return <Said>{t("lookup.waiting")}</Said>;
    case "failed":
      return <Said>{errorText(failureOf(found.error))}</Said>;
    case "found":
    case "idle":
      return <Said>{t("lookup.none")}</Said>;
  }
}
