import type { Db } from "@linehaul/kit/database-type";
import { load } from "@linehaul/kit/demo/load";
import { fixedId } from "@linehaul/kit/ids";
import { SITE_CODES, type SiteCode } from "@linehaul/schema/sites";
import { staffAuditAuth } from "./table.ts";

type Row = typeof staffAuditAuth.$inferInsert;
type Told = Pick<Row, "userName"> & Partial<Pick<Row, "countries" | "remark" | "status">>;

const STANDS_IN = { userName: "admin", remark: "Stands in for reviewers who are away" };
/** Who reviews at a site: the second of Malaysia some destinations alone, and one of each site no more. */
const ROWS: Readonly<Record<SiteCode, readonly Told[]>> = {
  MY: [
    { userName: "reviewer.my" },
    { userName: "reviewer2.my", countries: ["CN", "HK", "SG", "TW"], remark: "Greater China and Singapore" },
    STANDS_IN,
    { userName: "support", countries: ["SG"], status: "DISABLED", remark: "Until the end of the peak season" },
  ],
  ID: [
    { userName: "reviewer.id" },
    STANDS_IN,
    { userName: "support", countries: ["SG", "MY"], status: "DISABLED", remark: "Sampai akhir musim ramai" },
  ],
  VN: [
    { userName: "reviewer.vn" },
    STANDS_IN,
    { userName: "clerk.vn", countries: ["JP", "KR"], status: "DISABLED", remark: "Tạm thời, mùa cao điểm" },
  ],
};

/** Who reviews orders to where, at each site. */
export async function seedStaffAuditAuths(db: Db, until: Date): Promise<void> {
  if ((await db.$count(staffAuditAuth)) > 0) return;
  const at = new Date(until.getTime() - 90 * 86_400_000);
  await load(
    db,
    staffAuditAuth,
    SITE_CODES.flatMap((site) =>
      ROWS[site].map((told): Row => ({
        status: "ENABLED",
        countries: null,
        remark: "",
        ...told,
        id: fixedId("staff-audit-auth", `${site} ${told.userName}`),
        site,
        version: 1,
        createdBy: "system",
        createdAt: at,
        modifiedBy: "system",
        modifiedAt: at,
      })),
    ),
  );
}
