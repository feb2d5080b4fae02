const quoted = (value: unknown): string => `"${String(value).replaceAll('"', '""')}"`;

/** Lines as a sheet, headed by all fields that any of them has. */
export function sheetOf(lines: readonly object[]): Buffer {
  const fields = [...new Set(lines.flatMap((line) => Object.keys(line)))];
  const rows = lines.map((line) => {
    const values = new Map<string, unknown>(Object.entries(line));
    return fields.map((field) => (values.has(field) ? quoted(values.get(field)) : "")).join(",");
  });
  return Buffer.from([fields.join(","), ...rows].join("\r\n"));
}
