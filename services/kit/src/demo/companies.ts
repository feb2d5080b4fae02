import type { SiteCode } from "@linehaul/schema/sites";
import { latinOf } from "./people.ts";
import type { Random } from "./prng.ts";
import { en } from "./words/en.ts";
import { id } from "./words/id.ts";
import { ms } from "./words/ms.ts";
import { vi } from "./words/vi.ts";
import { zh } from "./words/zh.ts";

/** `nameEn` in Latin letters, `nameZh` for those that have a Chinese one; `short` for addresses of the web and order numbers. */
export interface Company {
  readonly nameEn: string;
  readonly nameZh: string | null;
  readonly short: string;
}

const LEGAL_FORM: Record<SiteCode, string> = { MY: "Sdn Bhd", ID: "", VN: "Co., Ltd" };
const shortOf = (name: string) =>
  latinOf(name)
    .toLowerCase()
    .replace(/[^a-z]/g, "");

function chinese(r: Random, site: SiteCode): Company {
  const [name, latin] = r.pick(zh.company);
  const [trade, tradeLatin] = r.pick(zh.trade);
  const form = LEGAL_FORM[site];
  const english = `${latin} ${tradeLatin.replaceAll("_", " ")}`;
  return {
    nameEn: site === "ID" ? `PT ${english}` : `${english} ${form}`,
    nameZh: `${name}${trade}有限公司`,
    short: shortOf(latin),
  };
}
function english(r: Random): Company {
  const name = r.pick(en.company);
  return { nameEn: `${name} ${r.pick(en.trade)} Sdn Bhd`, nameZh: null, short: shortOf(name) };
}
const LOCAL: Record<SiteCode, (r: Random) => Company> = {
  MY: (r) => {
    if (r.chance(0.4)) return english(r);
    const name = r.pick(ms.company);
    return { nameEn: `${name} ${r.pick(ms.trade)} Sdn Bhd`, nameZh: null, short: shortOf(name) };
  },
  ID: (r) => {
    const name = r.pick(id.company);
    return { nameEn: `${r.chance(0.8) ? "PT" : "CV"} ${name} ${r.pick(id.trade)}`, nameZh: null, short: shortOf(name) };
  },
  VN: (r) => {
    const name = r.pick(vi.company);
    return { nameEn: `Công ty TNHH ${r.pick(vi.trade)} ${name}`, nameZh: null, short: shortOf(name) };
  },
};
const CHINESE_SHARE: Record<SiteCode, number> = { MY: 0.28, ID: 0.12, VN: 0.15 };

/** A company of that site; a part of them is run by Chinese owners and has a Chinese name too. */
export const company = (r: Random, site: SiteCode): Company =>
  r.chance(CHINESE_SHARE[site]) ? chinese(r, site) : LOCAL[site](r);
