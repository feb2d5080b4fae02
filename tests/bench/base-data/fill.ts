import type { Bench } from "../order-list/database.ts";

export interface Amounts {
  readonly rules: number;
  readonly flows: number;
  readonly regions: number;
}

const BY = "'ENABLED', 1, 'bench', now(), 'bench', now()";
const HEAD = "id, status, version, created_by, created_at, modified_by, modified_at";
/** Every country of the list, again and again. */
const COUNTRIES = "(select array_agg(country_code order by country_code) as codes from country) c";
const COUNTRY = "c.codes[1 + n % cardinality(c.codes)]";
const FIELDS = ["receiver.certNo", "receiver.company", "receiver.postCode", "sender.vat", "goods.eccn", "goods.size"];

/**
 * So many rows of each, of one site: flows of every product to every country in turn, with regions and days of their own; rules that tighten fields by
 * lane, cargo type and customer; places three levels deep, with names and post codes of their own. What the release and the demo say stays.
 */
export async function fillBaseData({ client }: Bench, { rules, flows, regions }: Amounts): Promise<void> {
  await client.query(
    `insert into product_flow (${HEAD}, site, product_code, cargo_type_code, from_country, from_region, to_country, to_region,
       pay_methods, tax_pay_methods, aging_min, aging_max, max_weight, valid_from, valid_to)
     select gen_random_uuid(), ${BY}, 'MY', p.codes[1 + n % cardinality(p.codes)], null, 'MY', '', ${COUNTRY}, 'Part ' || n,
       '{SENDER,RECEIVER,THIRD_PARTY}', '{SENDER,RECEIVER,THIRD_PARTY}', 1 + n % 5, 6 + n % 5, 1000, '2020-01-01', null
     from generate_series(1, $1) n, ${COUNTRIES}, (select array_agg(code order by code) as codes from product) p`,
    [flows],
  );
  await client.query(
    `insert into field_rule (${HEAD}, site, form, field, from_country, from_region, to_country, to_region, product_code,
       cargo_type_code, customer_types, effect, min_length, max_length, pattern, choices, message_en, message_zh_cn,
       message_zh_hk, priority, valid_from, valid_to)
     select gen_random_uuid(), ${BY}, 'MY', 'NEW_ORDER', f.names[1 + n % cardinality(f.names)], null, '',
       case when n % 10 = 0 then null else ${COUNTRY} end, '', null, null, '{}', 'LIMITED', 0, 40,
       '[A-Za-z0-9 ,.&()-]{0,' || 40 + n % 200 || '}', '{}', '', '', '', n % 100, '2020-01-01'::date + n % 1000, null
     from generate_series(1, $1) n, ${COUNTRIES}, (select $2::text[] as names) f`,
    [rules, FIELDS],
  );
  const level = (of: string, from: string) =>
    `insert into region (${HEAD}, country_code, code, parent_code, name, name_en, name_zh_cn, name_zh_hk, post_codes, level, path,
       ancestors, below, name_key, search, posts) ${of} from ${from}`;
  const place = (code: string, name: string, more: string) =>
    `select gen_random_uuid(), ${BY}, 'ID', ${code}, ${more}, 0, lower(${name}), '|' || lower(${name}) || '|' || lower(${code}) || '|',
       '|' || lpad((n % 90000 + 10000)::text, 5, '0')`;
  const own = (name: string) => `${name}, '', '', '', array[lpad((n % 90000 + 10000)::text, 5, '0')]`;
  const [first, second] = [40, Math.floor(regions / 100)];
  await client.query(
    level(
      place("'ID-B' || n", "'Province ' || n", `null, ${own("'Province ' || n")}, 1, '{}', '{}'`),
      `generate_series(1, ${first}) n`,
    ),
  );
  await client.query(
    level(
      place(
        "'ID-B' || 1 + n % 40 || '.' || n",
        "'Regency ' || n",
        `'ID-B' || 1 + n % 40, ${own("'Regency ' || n")}, 2, array['Province ' || 1 + n % 40], array['ID-B' || 1 + n % 40]`,
      ),
      `generate_series(1, ${second}) n`,
    ),
  );
  await client.query(
    level(
      place(
        "r.code || '.' || n",
        "'Kecamatan ' || md5(n::text)",
        `r.code, ${own("'Kecamatan ' || md5(n::text)")}, 3, r.path || r.name, r.ancestors || r.code`,
      ),
      `(select code, path, ancestors, name, row_number() over (order by code) as k from region where level = 2 and country_code = 'ID' and code like 'ID-B%') r
       join generate_series(1, ${regions}) n on n % ${second} = r.k - 1`,
    ),
  );
  await client.query("vacuum analyze");
}
