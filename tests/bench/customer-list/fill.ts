import { customers } from "@linehaul/customer/customers/customer/table";
import { seedCustomer } from "@linehaul/customer/demo";
import type { Db } from "@linehaul/kit/database-type";
import { sql } from "drizzle-orm";

/** Half of them are of the site that is asked: those of the demo again and again, each by another code and with another word in its name. */
export async function fill(db: Db, count: number): Promise<void> {
  if ((await db.$count(customers)) >= count) return;
  await seedCustomer(db);
  const others = sql.raw(
    "country_code, province, city, address, post_code, sales_person, org_code, settlement_type, credit_period_days, credit_limit, credit_currency, contact_name, contact_phone_code, contact_phone, contact_email",
  );
  await db.execute(sql`
    insert into customer (id, site, customer_code, intl_customer_code, name_en, name_zh, customer_type, status, industry, ${others}, release_status, bdus_state, created_at, modified_at, modified_by)
    select gen_random_uuid(), case when n % 2 = 0 then 'MY' else c.site end, lpad(n::text, 10, '0'), 'B' || n, c.name_en || ' ' || substr(md5(n::text), 1, 6),
      case when n % 5 = 0 then chr(19968 + n % 3000) || chr(19968 + n / 7 % 3000) || '公司' end, c.customer_type, c.status, c.industry, ${others},
      case when n % 100 < 90 then 'RELEASED' when n % 100 < 92 then 'REJECT' when n % 100 < 93 then 'RELEASING' else 'ADD' end,
      case when n % 100 < 90 then 'SUCCESS' when n % 100 < 92 then 'FAILED' when n % 100 < 93 then 'PENDING' end,
      timestamptz '2020-01-01' + n * interval '3 minutes', timestamptz '2026-01-01', 'system'
    from (select *, row_number() over (order by id) - 1 as nth from customer) c
    join generate_series(1, ${count}::int) n on n % 2000 = c.nth`);
  await db.execute(sql`
    insert into customer_contact (id, customer_id, place, name, mobile_area_code, mobile, email, created_at)
    select gen_random_uuid(), id, 1, contact_name, '60', lpad((abs(hashtext(customer_code)) % 1000000000)::text, 9, '1'), 'p' || customer_code || '@mail.example', created_at
    from customer where customer_code like '%5'`);
  // Papers of those who need them: one of thirty is short, one of ten will be within a month.
  await db.execute(sql`
    update customer set contract_until = d.day, agreement_until = d.day
    from (select id, case when abs(hashtext(customer_code)) % 30 = 0 then null
      when abs(hashtext(customer_code)) % 10 = 0 then date '2026-12-01' + abs(hashtext(customer_code)) % 28
      else date '2027-03-01' + abs(hashtext(customer_code)) % 700 end as day from customer) d
    where d.id = customer.id and settlement_type <> 'CASH' and customer_type = 'ENTERPRISE'`);
  await db.execute("vacuum analyze customer");
  await db.execute("vacuum analyze customer_contact");
}
