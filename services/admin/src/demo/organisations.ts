import { SITE_CODES, SITES } from "@linehaul/schema/sites";

const PARTS = [
  ["OPS", "Operations"],
  ["CS", "Customer service"],
  ["SALES", "Sales"],
  ["CUST", "Customs clearance"],
  ["FIN", "Finance"],
] as const;
const COUNTRY_NAME = { MY: "Malaysia", ID: "Indonesia", VN: "Vietnam" } as const;

/** Five departments a site. */
export const organisations = () =>
  SITE_CODES.flatMap((site) =>
    PARTS.map(([code, name]) => ({
      code: `${site}${code}`,
      name: `${name}, ${COUNTRY_NAME[site]}`,
      countryCode: SITES[site].country,
    })),
  );
