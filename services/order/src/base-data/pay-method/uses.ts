import type { Call } from "@linehaul/kit/call";
import type { PaymentMethod } from "@linehaul/schema/base-data/pay-method";
import type { RowUse } from "@linehaul/schema/base-data/row-use";

/** No other row of base data names a pay method. */
export const usesOfPayMethod = async (_call: Call, _row: PaymentMethod): Promise<RowUse[]> => [];
