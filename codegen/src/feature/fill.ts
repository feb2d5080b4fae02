import { DEFAULT_LANGUAGE, type Language } from "@linehaul/schema/sites";
import type { Field } from "./fields.ts";
import { headOf } from "./heads.ts";
import { labelOf } from "./labels.ts";
import type { FeatureShape } from "./shape.ts";
import { plural, snake, title, upper } from "./words.ts";

/** The template's own fields: the one that names its row, and one of each kind. */
const SAMPLES = {
  first: "firstText",
  text: "someText",
  integer: "someNumber",
  decimal: "someDecimal",
  day: "someDay",
} as const;
type Sample = (typeof SAMPLES)[keyof typeof SAMPLES];

/** Every spelling of a sample. */
const spelt = (sample: Sample): RegExp =>
  new RegExp([sample, snake(sample), upper(sample), title(sample)].map((word) => `\\b${word}(?![a-z])`).join("|"));
const PATTERNS = Object.values(SAMPLES).map((sample) => ({ sample, pattern: spelt(sample) }));
const sampleIn = (line: string): Sample | null => PATTERNS.find(({ pattern }) => pattern.test(line))?.sample ?? null;

const renamed = (line: string, sample: Sample, field: Field, language: Language): string =>
  line
    .replaceAll(upper(sample), upper(field.name))
    .replaceAll(snake(sample), snake(field.name))
    .replaceAll(title(sample), labelOf(field, language))
    .replaceAll(sample, field.name);

/** The template's limits, as its contract writes them, give way to those of the field. */
function limited(line: string, { kind, limits: [a, b] }: Field): string {
  if (a === undefined) return line;
  if (kind === "text") return line.replace(/\bline\(\d+\)/, `line(${a})`);
  if (b === undefined) return line;
  if (kind === "integer")
    return line.replace(/\bwhole\(\d+, \d+\)/, `whole(${a}, ${b})`).replace(/(: )0(?=,$)/, `$1${a}`);
  return line
    .replace("{1,10}", `{1,${a}}`)
    .replace("{1,8}", `{1,${b}}`)
    .replace("10 digits and 8", `${a} digits and ${b}`);
}

/**
 * Lines in a row that name the template's fields, one of each kind, become one for each field of the feature, in its order. What names
 * the row, its first field, is in those lines alone that name the template's first.
 */
function expanded(run: readonly string[], { fields }: FeatureShape, language: Language): string[] {
  const samples = run.map(sampleIn);
  return fields.flatMap((field, place) => {
    const sample = place === 0 ? SAMPLES.first : SAMPLES[field.kind];
    return run
      .filter((_line, n) => samples[n] === sample)
      .map((line) => limited(renamed(line, sample, field, language), field));
  });
}

function withFields(lines: readonly string[], f: FeatureShape, language: Language): string[] {
  const done: string[] = [];
  let run: string[] = [];
  for (const line of [...lines, ""]) {
    if (sampleIn(line) !== null) {
      run.push(line);
      continue;
    }
    done.push(...expanded(run, f, language), line);
    run = [];
  }
  return done.slice(0, -1);
}

/** Between `//< toggles` and `//>` stands what takes rows out of use; behind `//| toggles` what is there instead of it. Parts lie within parts. */
function withParts(lines: readonly string[], { parts }: FeatureShape): string[] {
  const kept: boolean[] = [];
  return lines.filter((line) => {
    const [mark, part = ""] = line.split(" ");
    if (mark === "//<") kept.push(parts.some((one) => one === part));
    else if (mark === "//|") kept.push(kept.pop() === false);
    else if (mark === "//>") kept.pop();
    else return kept.every(Boolean);
    return false;
  });
}

/** Heads of files that catalogues share; a feature's own are named after it. */
const headed = (text: string, { one }: FeatureShape): string =>
  text.replaceAll(/head: "sampleThing\.(\w+)"/g, (_all, field: string) => `head: "${headOf(one, field)}"`);

/** What nothing of the file uses any more is not imported either. */
function withoutUnused(text: string): string {
  const named = (name: string): boolean => (text.match(new RegExp(`\\b${name}\\b`, "g")) ?? []).length > 1;
  return text.replace(/^import \{ ([^}\n]+) \} from (.*)\n/gm, (_all, names: string, from: string) => {
    const used = names.split(", ").filter((name) => named(name.replace(/^type |^.* as /g, "")));
    return used.length === 0 ? "" : `import { ${used.join(", ")} } from ${from}\n`;
  });
}

/** A file of the template as the feature has it. */
export function filled(template: string, f: FeatureShape, language: Language = DEFAULT_LANGUAGE): string {
  const lines = withFields(withParts(template.split("\n"), f), f, language);
  const text = headed(lines.join("\n"), f)
    .replaceAll("base-data/sample-thing", `${f.area}/${f.feature}`)
    .replaceAll(/\bsample-thing\b/g, f.feature)
    .replaceAll("SAMPLE_THING", f.code)
    .replaceAll("sample_thing", f.table)
    .replaceAll("Sample things", f.title)
    .replaceAll("sample thing", f.spoken)
    .replaceAll("sample-things", plural(f.feature))
    .replaceAll("sampleThings", f.many)
    .replaceAll("SampleThing", f.type)
    .replaceAll("sampleThing", f.one)
    .replace('routesOf("order")', `routesOf("${f.service}")`)
    .replaceAll('service: "order"', `service: "${f.service}"`)
    .replace('askExport(call, "order"', `askExport(call, "${f.service}"`)
    .replace("{ order as service }", `{ ${f.service} as service }`)
    .replace("the order service", `the ${f.service} service`);
  return withoutUnused(text);
}
