import type { SiteCode } from "@linehaul/schema/sites";

const END = { stroke: "none", fill: "var(--chakra-colors-nav-bright)" } as const;

/** The mark: a route between two ends. Malaysia's site, the house's first, has the one with a stop on the way (SHELL-02). */
export function Mark({ site }: { site: SiteCode }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" fill="none" strokeWidth="2.2" strokeLinecap="round" aria-hidden>
      <path
        d={site === "MY" ? "M3 17h7l4-10h7" : "M3 17h5c5 0 3-10 8-10h5"}
        stroke="var(--chakra-colors-brand)"
        strokeLinejoin="round"
      />
      <circle cx="3.4" cy="17" r="1.9" {...END} />
      {site === "MY" && <circle cx="12" cy="12" r="1.5" {...END} />}
      <circle cx="20.6" cy="7" r="1.9" {...END} />
    </svg>
  );
}
