import { type Department, DEPARTMENTS, orgCodeOf } from "@linehaul/kit/demo/departments";
import { SITE_CODES, SITES } from "@linehaul/schema/sites";

const PARTS: readonly Department[] = ["OPS", "CS", "SALES", "CUST", "FIN"];
const COUNTRY_NAME = { MY: "Malaysia", ID: "Indonesia", VN: "Vietnam" } as const;

/** Five departments a site. */
export const organisations = () =>
  SITE_CODES.flatMap((site) =>
    PARTS.map((department) => ({
      code: orgCodeOf(site, department),
      name: `${DEPARTMENTS[department]}, ${COUNTRY_NAME[site]}`,
      countryCode: SITES[site].country,
    })),
  );
