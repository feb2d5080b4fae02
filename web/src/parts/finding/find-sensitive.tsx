import { chakra } from "@chakra-ui/react";
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useRelayEnvironment } from "react-relay";
import { FINDING_KINDS, LEAST_SOUGHT, MOST_SOUGHT, soughtAs, type FindingKind } from "@linehaul/schema/finding/limits";
import { useRules } from "../lazy/rule-texts.ts";
import { formatInstant } from "../../format/date.ts";
import { failureOf } from "../../relay/failure.ts";
import { useErrorText } from "../../relay/use-error-text.ts";
import { BusyButton } from "../button/busy-button.tsx";
import { Input } from "../filters/input.ts";
import { newIdempotencyKey } from "../form/idempotency.ts";
import { TraceId } from "../list/trace-id.tsx";
import { findOrders } from "./ask.ts";
import { findAccounts } from "./ask-accounts.ts";
import { findCustomers } from "./ask-customers.ts";
import { findMembers } from "./ask-members.ts";
import type { FoundThing } from "./found-by.tsx";

const Form = chakra("form", {
  base: {
    width: "20rem",
    maxW: "100%",
    // A chip, in which it may open, has a single line.
    whiteSpace: "normal",
    "& > fieldset": { display: "flex", flexWrap: "wrap", columnGap: "3", mb: "2" },
    "& > fieldset > label": { display: "flex", alignItems: "center", gap: "1.5", minH: "control", cursor: "pointer" },
    "& > div": { display: "flex", gap: "1.5" },
    "& > p": { mt: "2", textStyle: "xs", color: "fg.muted" },
    "& > p[role=alert]": { color: "critical.fg" },
  },
});
interface Problem {
  readonly text: string;
  readonly traceId: string | null;
}
const FIND = {
  ORDER: findOrders,
  CUSTOMER: findCustomers,
  ACCOUNT: findAccounts,
  MEMBER: findMembers,
} as const satisfies Record<FoundThing, unknown>;
const TOO_OFTEN = "09020301";
const helpOf = (kind: FindingKind): string => (kind === "EMAIL" || kind === "CARD" ? kind : "PLAIN");

/**
 * Finds records by a phone, e-mail, certificate or card in full (PERM-12). What is typed stands in its box alone, is taken out of it when it
 * is sent, and is kept by nothing here.
 */
export default function FindSensitive(props: {
  /** What is looked for. */
  readonly thing: FoundThing;
  /** Some were found: the finding's id. */
  readonly onFound: (finding: string) => void;
}): ReactNode {
  const { t } = useTranslation("finding");
  const { thing } = props;
  const say = useRules();
  const errorText = useErrorText();
  const environment = useRelayEnvironment();
  const [kind, setKind] = useState<FindingKind>("PHONE");
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const [name, alert] = [useId(), useId()];
  useEffect(() => field.current?.focus(), []);

  /** What is wrong, or that there are none; null when some were found. */
  async function find(value: string): Promise<Problem | null> {
    try {
      const { finding, errors } = await FIND[thing](environment, {
        kind,
        value,
        idempotencyKey: newIdempotencyKey(),
      });
      if (finding === null) return { text: errors[0]?.message ?? "", traceId: errors[0]?.traceId ?? null };
      if (finding.count === 0) return { text: t(`none.${thing}`), traceId: null };
      props.onFound(finding.findingId);
      return null;
    } catch (error) {
      const failure = failureOf(error);
      const { code, detail, traceId } = failure;
      return code === TOO_OFTEN && detail !== null
        ? { text: t("tooOften", { at: formatInstant(detail) }), traceId: null }
        : { text: errorText(failure), traceId };
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const box = field.current;
    if (isBusy || box === null) return;
    const { value } = box;
    if (soughtAs(kind, value).length < LEAST_SOUGHT) return setProblem({ text: say("sought.min"), traceId: null });
    box.value = "";
    setBusy(true);
    setProblem(null);
    void find(value).then((wrong) => {
      setBusy(false);
      setProblem(wrong);
    });
  };
  return (
    <Form noValidate autoComplete="off" onSubmit={submit}>
      <fieldset role="radiogroup" aria-label={t("in")}>
        {FINDING_KINDS.map((one) => (
          <label key={one}>
            <input type="radio" name={name} checked={kind === one} onChange={() => setKind(one)} />
            {t(`kind.${one}`)}
          </label>
        ))}
      </fieldset>
      <div>
        <Input
          ref={field}
          type="text"
          aria-label={t("value")}
          placeholder={t("value")}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : alert}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={MOST_SOUGHT}
        />
        <BusyButton type="submit" isBusy={isBusy}>
          {t("find")}
        </BusyButton>
      </div>
      {problem !== null && (
        <p role="alert" id={alert}>
          {problem.text} {problem.traceId !== null && <TraceId id={problem.traceId} />}
        </p>
      )}
      <p>{t(`help.${thing}.${helpOf(kind)}`)}</p>
    </Form>
  );
}
