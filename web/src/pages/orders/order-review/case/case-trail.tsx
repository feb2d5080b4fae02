import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { DOCUMENT_KINDS } from "@linehaul/schema/orders/order/history";
import type { caseTrail_case$key } from "../../../../__generated__/caseTrail_case.graphql.ts";
import { Instant } from "../../../../format/instant.tsx";
import { Section } from "../../../../parts/detail/section.tsx";
import { Timeline } from "../../../../parts/detail/timeline.ts";
import { answerText } from "../../intercept-release/answer.ts";
import { useEventWords } from "../../order-detail/sections/use-event-words.ts";
import { useLabels } from "../../order-detail/use-labels.ts";

interface Happened {
  readonly key: string;
  readonly at: string;
  /** Null for what nobody did: an outlet answered. */
  readonly by: string | null;
  readonly text: string;
}

/** All that happened to a case in one line of time, the newest first: acts, documents, commands with their attempts, and who saw what. */
export function CaseTrail(props: { readonly row: caseTrail_case$key }): ReactNode {
  const { t } = useTranslation("order-review");
  const { code } = useLabels();
  const words = useEventWords();
  const { file } = useFragment(
    graphql`
      fragment caseTrail_case on ReviewCase {
        file {
          detail {
            history {
              id
              event
              params {
                name
                value
              }
              actor
              at
            }
          }
          commands {
            id
            kind
            outlet
            askedBy
            askedAt
            reason
            attempts {
              attempt
              at
              outcome
              httpStatus
              silence
              answer
            }
          }
          reveals {
            id
            field
            by
            at
            reason
          }
        }
      }
    `,
    props.row,
  );
  if (!file) return null;
  const acts = file.detail.history.map((entry): Happened => ({
    key: entry.id,
    at: entry.at,
    by: entry.actor,
    text: words(entry),
  }));
  const told = file.commands.flatMap(({ id, kind, outlet, askedBy, askedAt, reason, attempts }): Happened[] => [
    {
      key: id,
      at: askedAt,
      by: askedBy,
      text: [t(`trail.asked.${kind}`, { outlet }), reason].filter(Boolean).join(": "),
    },
    ...attempts.map((one) => ({
      key: `${id} ${String(one.attempt)}`,
      at: one.at,
      by: null,
      text: t("trail.attempt", {
        command: t(`trail.command.${kind}`),
        outcome: [
          t(`trail.outcome.${one.outcome}`),
          // That it was taken says all.
          one.outcome !== "TAKEN" && answerText(one, (silence) => t(`trail.silence.${silence}`)),
        ]
          .filter(Boolean)
          .join(": "),
      }),
    })),
  ]);
  const seen = file.reveals.map(({ id, field, by, at, reason }): Happened => {
    const isDocument = DOCUMENT_KINDS.some((kind) => kind === field);
    const what = isDocument ? code("document", field) : t(`trail.field.${field}`, { defaultValue: field });
    return { key: id, at, by, text: [t("trail.seen", { what }), reason].filter(Boolean).join(": ") };
  });
  const all = [...acts, ...told, ...seen].toSorted((a, b) => b.at.localeCompare(a.at));
  if (all.length === 0) return null;
  return (
    <Section title={t("trail.title")}>
      <Timeline>
        {all.map(({ key, at, by, text }) => (
          <li key={key}>
            {text}
            <small>
              <Instant at={at} />
              {by !== null && ` · ${by}`}
            </small>
          </li>
        ))}
      </Timeline>
    </Section>
  );
}
