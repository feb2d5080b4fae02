import type pg from "pg";

/** Of each queue that waits, so many orders of Malaysia: more than fifty reviewers ever had. */
const WAITING = [
  ["TO_VERIFY", "NOT_REVIEWED", 20_000],
  ["TO_CONTACT", "TO_CONTACT", 5_000],
  ["TO_SUPPLEMENT", "TO_SUPPLEMENT", 5_000],
] as const;

/** Lets orders wait, those that were placed last; over sixty destinations. */
export async function wait(client: pg.Client): Promise<void> {
  let from = 0;
  for (const [status, audit, count] of WAITING) {
    await client.query(
      `update orders set order_status = $1, audit_status = $2, waiting_since = created_at,
         pass_at = case when $1 = 'TO_VERIFY' then created_at + interval '24 hours' end
       where id in (select id from orders where site = 'MY' order by created_at desc offset $3 limit $4)`,
      [status, audit, from, count],
    );
    from += count;
  }
  await client.query("vacuum analyze orders");
}

/** What a reviewer may review: everything, sixty destinations, two of the most common, one of the rarest. */
export async function reaches(
  client: pg.Client,
): Promise<readonly { readonly name: string; readonly countries: string[] | null }[]> {
  const { rows } = await client.query<{ code: string }>(
    "select receiver_country as code from orders where site = 'MY' group by 1 order by count(*) desc",
  );
  const codes = rows.map(({ code }) => code);
  return [
    { name: "everything", countries: null },
    { name: "sixty", countries: codes.slice(0, 60) },
    { name: "two common", countries: codes.slice(0, 2) },
    { name: "one rare", countries: codes.slice(-1) },
  ];
}
