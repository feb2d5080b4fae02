import type { GoodsLine, OrderDetail, Party } from "@linehaul/schema/orders/order/detail";
import { customerRoutes, type Customer } from "@linehaul/schema/customers/customer";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { call } from "./call.ts";
import type { Asked } from "./handler.ts";
import { country, countryName, nameOf, nodeId } from "./words.ts";

const called = <P extends { readonly personId: string }>(person: P, buttons: ReadonlySet<string>) => ({
  ...person,
  personId: nodeId("RegionalPersonnel", person.personId),
  viewerMayShowClear: buttons.has("REGIONAL_PERSONNEL.SHOW_CLEAR"),
});
const line = (g: GoodsLine) => ({
  id: g.id,
  lineNo: g.lineNo,
  name: g.name,
  size: g.size,
  amount: g.amount,
  quantity: g.quantity,
  unit: g.unit,
  unitWeight: g.unitWeight,
  price: g.price,
  total: g.total,
  source: g.source,
  origin: country(g.origin),
  hsCode: g.hsCode,
  eccn: g.eccn,
  htsCode: g.htsCode,
  htsDescription: g.htsDescription,
});
const party = ({ countryCode, ...p }: Party) => ({
  name: p.name,
  company: p.company,
  phone: p.phone,
  email: p.email,
  countryCode,
  country: countryName(countryCode),
  regionLevels: p.regionLevels,
  address: p.address,
  postCode: p.postCode,
  cityCode: p.cityCode,
  certType: p.certType,
  certNo: p.certNo,
  vat: p.vat,
  eori: p.eori,
  ioss: p.ioss,
});

const paid = ({ payMethodCode, taxPayMethodCode, ...payment }: OrderDetail["payment"]) => ({
  ...payment,
  method: nameOf("payMethod", payMethodCode),
  taxMethod: nameOf("payMethod", taxPayMethodCode),
});

const ofCustomer = (c: Customer, viewerMayShowClear: boolean) => ({
  id: nodeId("Customer", c.customerCode),
  intlCustomerCode: c.intlCustomerCode,
  nameEn: c.nameEn,
  nameZh: c.nameZh,
  customerType: c.customerType,
  status: c.status,
  industry: c.industry,
  country: countryName(c.countryCode),
  province: c.province,
  city: c.city,
  address: c.address,
  postCode: c.postCode,
  salesPerson: c.salesPerson,
  settlementType: c.settlementType,
  creditPeriodDays: c.creditPeriodDays,
  creditLimit: c.creditLimit,
  creditCurrency: c.creditCurrency,
  contactName: c.contactName,
  contactPhone: c.contactPhone,
  contactEmail: c.contactEmail,
  viewerMayShowClear,
});

/** Q2: one call for the order, one for its customer. */
export async function orderDetail({ number }: { readonly number: string }, { from, who: { buttons } }: Asked) {
  const found = await call(orderRoutes.detail, "ORDER_DETAIL.VIEW", { body: { number } }, from);
  if (!found) return { order: null };
  const { row: o, detail: d } = found;
  const codes = [o.customerCode];
  const [customer] = await call(customerRoutes.byCodes, "CUSTOMER_LIST.VIEW", { body: { codes } }, from);
  const showsCustomer =
    buttons.has("CUSTOMER_LIST.SHOW_CLEAR") ||
    buttons.has("CUSTOMER_DETAIL.SHOW_CLEAR") ||
    buttons.has("INTL_CUSTOMER_LIST.SHOW_CLEAR");
  return {
    order: {
      id: nodeId("Order", o.id),
      sfWaybillNo: o.sfWaybillNo,
      orderStatus: o.orderStatus,
      customerName: o.customerName,
      customerCode: o.customerCode,
      detail: {
        history: d.history.map((h) => ({
          event: h.event,
          id: h.id,
          params: Object.entries(h.params).map(([name, value]) => ({ name, value })),
          actor: h.actor,
          at: h.at,
        })),
        mergedWaybillNos: d.mergedWaybillNos,
        goods: d.goods.map(line),
        shipment: d.shipment,
        payment: paid(d.payment),
        viewerMayShowClear: buttons.has("ORDER_DETAIL.SHOW_CLEAR"),
        sender: party(d.sender),
        receiver: party(d.receiver),
        cancellation: d.cancellation,
        services: d.services,
        cod: d.cod,
        trade: d.trade,
        exhibition: d.exhibition,
        labelPrinted: d.labelPrinted,
        invoicePrinted: d.invoicePrinted,
        pushes: d.pushes,
        controls: d.controls.map(({ nameI18n, ...control }) => ({ ...control, name: nameI18n.en })),
        whomToCall: null,
        personnel: d.personnel.map(({ standIn, ...person }) => ({
          ...called(person, buttons),
          standIn: standIn && called(standIn, buttons),
        })),
      },
      customerOrderNo: o.customerOrderNo,
      customerOrderNoTwo: o.customerOrderNoTwo,
      agentWayBillNo: o.agentWayBillNo,
      sourceSystem: o.sourceSystem,
      auditStatus: o.auditStatus,
      userCode: o.userCode,
      mainUserCode: o.mainUserCode,
      site: o.site,
      orgCode: o.orgCode,
      createdAt: o.createdAt,
      customer: customer ? ofCustomer(customer, showsCustomer) : null,
      product: nameOf("product", o.productCode) ?? { name: o.serviceName },
      cargoType: nameOf("cargoType", o.cargoTypeCode),
    },
  };
}
