import type { ReactElement } from "react";

/** Strokes on a 16 px grid, drawn by name; a menu's branch by its code. */
const PATHS = {
  HOME: "M2.5 7.5 8 3l5.5 4.5V13h-4V9.5h-3V13h-4z",
  CUSTOMERS:
    "M6 7.5a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5M2 13c.3-2.4 1.8-3.7 4-3.7s3.7 1.3 4 3.700M10.5 3.200a2.2 2.2 0 0 1 0 4.200M11.7 9.600c1.4.5 2.2 1.7 2.4 3.4",
  MARKETING: "M2.5 6.500v3l7 2.700V3.800zM9.5 5.500l3.5-1.500v8l-3.5-1.500M4.5 10.300l.8 2.900h1.700l-.6-2.2",
  TASKS: "M3 4.500l1 1 2-2M3 10.500l1 1 2-2M8 5h5.500M8 11h5.5",
  ORDERS: "M2.5 5 8 2.5 13.5 5v6L8 13.5 2.5 11zM2.5 5 8 7.5 13.5 5M8 7.500v6",
  SERVICE_CENTRE:
    "M3 9V8a5 5 0 0 1 10 0v1M3 8.500h2v3.500H4a1 1 0 0 1-1-1zM13 8.500h-2v3.500h1a1 1 0 0 0 1-1zM12 12c0 1-1 1.8-3 1.8",
  CONTENT: "M3 3h7l3 3v7H3zM10 3v3h3M5.5 8.500h5M5.5 10.700h5",
  SITES: "M8 2.500a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M2.5 8h11M8 2.500c2 2 2.3 8 0 11M8 2.500c-2 2-2.3 8 0 11",
  BASE_DATA:
    "M8 2.700c3 0 5 .8 5 1.900S11 6.5 8 6.5 3 5.7 3 4.600s2-1.9 5-1.900M3 4.600v6.800c0 1.1 2 1.9 5 1.900s5-.8 5-1.900V4.600M3 8c0 1.1 2 1.9 5 1.900S13 9.1 13 8",
  APP: "M5 2.500h6v11H5zM7.3 11.500h1.4",
  PERMISSIONS: "M8 2.5 13 4.300v3.500c0 3-2 4.9-5 5.9-3-1-5-2.9-5-5.900V4.300zM6 8l1.5 1.500L10.2 6.5",
  SYSTEM:
    "M8 5.700a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.600M8 2v2M8 12v2M2 8h2M12 8h2M3.8 3.800l1.4 1.400M10.8 10.800l1.4 1.400M12.2 3.800l-1.4 1.400M5.2 10.800l-1.4 1.4",
  SYNC: "M13 5.500A5.3 5.3 0 0 0 3.3 6M3 3v3h3M3 10.500a5.3 5.3 0 0 0 9.7-.5M13 13v-3h-3",
  MONITOR: "M2.5 8.500h2.700L7 4l2.2 8 1.6-3.500h2.7",
  branch: "M2.5 4.500h4l1.5 1.500h5.500v6.500h-11z",
  pin: "M9.5 2.500 13.5 6.5 10.5 7.500 8.500 11.5 4.500 7.5 8.5 5.500zM6.5 9.5 3 13",
  star: "M8 2.500l1.700 3.500 3.800.5-2.800 2.700.7 3.800L8 11.200 4.600 13l.7-3.800L2.500 6.500l3.800-.5z",
  clock: "M8 2.500a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M8 5v3.200l2 1.300",
  keys: "M2.500 4.500h11v7h-11zM5 7h.01M8 7h.01M11 7h.01M5.500 9.500h5",
  search: "M7 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8M10 10l3.2 3.2",
  right: "M6.5 4 10.5 8 6.5 12",
  down: "M4 6.5 8 10.5 12 6.5",
  lock: "M4 7.500h8v5.500H4zM5.7 7.500V5.700a2.3 2.3 0 0 1 4.600 0v1.800",
  close: "M4.5 4.500l7 7M11.5 4.500l-7 7",
  check: "M3.5 8.5 6.5 11.5 12.5 4.8",
  menu: "M2.5 4.500h11M2.5 8h11M2.5 11.500h11",
  fold: "M9.5 4.5 6 8l3.5 3.500M13 3v10",
  unfold: "M6.5 4.5 10 8l-3.5 3.500M3 3v10",
  window: "M9 3h4v4M13 3 8 8M11.5 9.500V13H3V4.500h3.5",
  more: "M3.5 8h.01M8 8h.01M12.5 8h.01",
  copy: "M5.5 5.500h7v7h-7zM3.5 10.500v-7h7",
} as const;
export type IconName = keyof typeof PATHS;

const isIcon = (name: string): name is IconName => name in PATHS;
/** The icon of a branch: the server's choice, else the one drawn for its code. */
export const branchIcon = (code: string, wanted: string | null): IconName =>
  wanted !== null && isIcon(wanted) ? wanted : isIcon(code) ? code : "branch";

/** Decoration beside words; it is never the only name of anything. */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }): ReactElement {
  return (
    <svg
      viewBox="0 0 16 16"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={name === "more" ? 2 : 1.3}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
