/** What became of a customer: of itself, of a contract and of what it applied for. */
export const history = {
  hasMore: true,
  entries: [
    {
      id: "h-1",
      at: "2026-03-01T08:00:00.000Z",
      userName: "minh.le",
      action: "customer.changed",
      contractNo: null,
      applicationKind: null,
      reason: "Reported lost",
      changes: [
        {
          field: "monthCards",
          before: "7•••••0955 CREDIT\n6•••••0950 PREPAID",
          after: "7•••••0955 CREDIT\n6•••••0950 PREPAID UNUSED",
        },
        { field: "status", before: "USABLE", after: "UNUSABLE" },
      ],
    },
    {
      id: "h-2",
      at: "2026-02-01T08:00:00.000Z",
      userName: "minh.le",
      contractNo: "HD-2026-7",
      applicationKind: null,
      action: "contract.changed",
      reason: null,
      changes: [
        { field: "state", before: "DRAFT", after: "SIGNED" },
        { field: "files", before: null, after: `Signed.pdf ${"0a".repeat(32)}` },
      ],
    },
    {
      id: "h-3",
      at: "2026-01-01T08:00:00.000Z",
      userName: "lan",
      contractNo: null,
      applicationKind: "COD",
      action: "application.changed",
      reason: "Another name",
      changes: [
        { field: "status", before: "SUBMITTED", after: "RETURNED" },
        { field: "papers", before: null, after: `BANK_STATEMENT a b.pdf ${"0a".repeat(32)}` },
      ],
    },
  ],
};
