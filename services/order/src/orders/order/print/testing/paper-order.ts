import type { PaperGoods, PaperOrder, PaperParty } from "../paper/content.ts";

const party = (over: Partial<PaperParty>): PaperParty => ({
  name: "Farid Hassan",
  company: "Kejora Elektronik Sdn Bhd",
  phone: "+60 12-345 6789",
  address: ["12, Jalan Sultan Azlan Shah", "Bayan Lepas", "Penang"],
  postCode: "11900",
  cityCode: "PEN",
  countryCode: "MY",
  papers: [],
  ...over,
});

export const paperGoods = (over: Partial<PaperGoods> = {}): PaperGoods => ({
  name: "Optical sensor module",
  size: null,
  hsCode: "9031.49",
  origin: "CN",
  amount: 40,
  quantity: "40",
  unit: "PCS",
  unitWeight: "0.125",
  price: "112.50",
  total: "4500.00",
  ...over,
});

/** An order on paper, for tests that say what matters. */
export const paperOrder = (
  over: Partial<Omit<PaperOrder, "sender" | "receiver">> & {
    readonly sender?: Partial<PaperParty>;
    readonly receiver?: Partial<PaperParty>;
  } = {},
): PaperOrder => ({
  waybillNo: "SF601882011771",
  childNos: [],
  customerOrderNo: "KEJ-261120-00042",
  agentWayBillNo: null,
  customerName: "Kejora Elektronik Sdn Bhd",
  day: "2026-11-20",
  serviceName: "International Express",
  parcelNum: 1,
  weight: "8.150",
  volume: "0.041",
  currency: "MYR",
  declaredValue: "4500.00",
  insuredValue: null,
  cod: null,
  payMethod: "SENDER",
  taxPayMethod: "RECEIVER",
  senderReason: "SALE",
  tradeCondition: "DAP",
  exportDeclaration: "GENERAL_TRADE",
  importDeclaration: "SIMPLIFIED",
  importer: null,
  goods: [paperGoods()],
  ...over,
  sender: party(over.sender ?? {}),
  receiver: party({ countryCode: "SG", postCode: "048583", cityCode: "SIN", ...over.receiver }),
});
