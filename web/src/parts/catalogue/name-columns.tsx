import type { Column } from "../table/column.ts";

/** What a row of base data is called in each language; the third only when asked for. */
export const nameColumns: readonly Column<{
  readonly nameEn: string;
  readonly nameZhCn: string;
  readonly nameZhHk: string;
}>[] = [
  { id: "nameEn", width: 170, cell: (row) => row.nameEn },
  { id: "nameZhCn", width: 176, cell: (row) => <span lang="zh-CN">{row.nameZhCn}</span> },
  { id: "nameZhHk", width: 180, optional: true, cell: (row) => <span lang="zh-HK">{row.nameZhHk}</span> },
];
