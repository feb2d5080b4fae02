import type { NewOrder } from "@linehaul/schema/orders/order/new-order";

/** An order in which every sensitive field holds something. */
export const everyField = (order: NewOrder): NewOrder => ({
  ...order,
  customerOrderNo: "REFUSED 1",
  agentWayBillNo: null,
  sender: { ...order.sender, email: "sender@shop.example", certType: "PASSPORT", certNo: "A12345678" },
  receiver: { ...order.receiver, email: "receiver@mail.example", certType: "PASSPORT", certNo: "B12345678" },
  importer: { company: "Harbour Brokers", phone: "+84 24 3826 0000", address: "12 Long Quay Street" },
  payMethodCode: null,
  taxPayMethodCode: null,
  payMonthCard: "7123456789",
  taxMonthCard: "7987654321",
  cod: { card: "8888123412341234", amount: "12.50", currency: "USD" },
  exhibition: {
    exhibitor: "Kejora",
    exhibition: "Tokyo Gift Show",
    venue: "Big Sight 4",
    booth: "A12",
    recipientName: "Sato Ken",
    recipientTel: "+81 90 1234 5678",
    expectedAt: "2026-12-01T00:00:00.000Z",
  },
});
