/** Code · English name · Chinese name · symbol · decimals in use · CNY for one unit, in round numbers of late 2026. */
const ROWS = `
CNY · Chinese yuan · 人民币 · ¥ · 2 · 1
MYR · Malaysian ringgit · 马来西亚林吉特 · RM · 2 · 1.7104
IDR · Indonesian rupiah · 印度尼西亚卢比 · Rp · 0 · 0.00043215
VND · Vietnamese dong · 越南盾 · ₫ · 0 · 0.00027128
USD · US dollar · 美元 · $ · 2 · 7.1186
HKD · Hong Kong dollar · 港元 · HK$ · 2 · 0.9152
TWD · New Taiwan dollar · 新台币 · NT$ · 0 · 0.2281
SGD · Singapore dollar · 新加坡元 · S$ · 2 · 5.4633
JPY · Japanese yen · 日元 · ¥ · 0 · 0.04618
KRW · South Korean won · 韩元 · ₩ · 0 · 0.004874
THB · Thai baht · 泰铢 · ฿ · 2 · 0.2196
PHP · Philippine peso · 菲律宾比索 · ₱ · 2 · 0.1209
EUR · Euro · 欧元 · € · 2 · 8.2541
GBP · Pound sterling · 英镑 · £ · 2 · 9.3627
AUD · Australian dollar · 澳大利亚元 · A$ · 2 · 4.6218
NZD · New Zealand dollar · 新西兰元 · NZ$ · 2 · 4.0265
CAD · Canadian dollar · 加拿大元 · C$ · 2 · 5.0774
CHF · Swiss franc · 瑞士法郎 · CHF · 2 · 8.8135
SEK · Swedish krona · 瑞典克朗 · kr · 2 · 0.7519
NOK · Norwegian krone · 挪威克朗 · kr · 2 · 0.7053
DKK · Danish krone · 丹麦克朗 · kr · 2 · 1.1058
PLN · Polish zloty · 波兰兹罗提 · zł · 2 · 1.9437
CZK · Czech koruna · 捷克克朗 · Kč · 2 · 0.3394
HUF · Hungarian forint · 匈牙利福林 · Ft · 0 · 0.02127
TRY · Turkish lira · 土耳其里拉 · ₺ · 2 · 0.1691
AED · UAE dirham · 阿联酋迪拉姆 · AED · 2 · 1.9384
SAR · Saudi riyal · 沙特里亚尔 · SAR · 2 · 1.8976
QAR · Qatari riyal · 卡塔尔里亚尔 · QAR · 2 · 1.9557
KWD · Kuwaiti dinar · 科威特第纳尔 · KWD · 3 · 23.192
ILS · Israeli new shekel · 以色列新谢克尔 · ₪ · 2 · 2.1723
INR · Indian rupee · 印度卢比 · ₹ · 2 · 0.08021
BDT · Bangladeshi taka · 孟加拉塔卡 · ৳ · 2 · 0.05843
LKR · Sri Lankan rupee · 斯里兰卡卢比 · Rs · 2 · 0.02361
PKR · Pakistani rupee · 巴基斯坦卢比 · Rs · 2 · 0.02539
KHR · Cambodian riel · 柬埔寨瑞尔 · ៛ · 0 · 0.001772
LAK · Lao kip · 老挝基普 · ₭ · 0 · 0.000329
MMK · Myanmar kyat · 缅甸元 · K · 0 · 0.003391
BND · Brunei dollar · 文莱元 · B$ · 2 · 5.4633
MOP · Macanese pataca · 澳门元 · MOP$ · 2 · 0.8886
BRL · Brazilian real · 巴西雷亚尔 · R$ · 2 · 1.3327
MXN · Mexican peso · 墨西哥比索 · MX$ · 2 · 0.3874
ZAR · South African rand · 南非兰特 · R · 2 · 0.4142
EGP · Egyptian pound · 埃及镑 · E£ · 2 · 0.1497
RUB · Russian rouble · 俄罗斯卢布 · ₽ · 2 · 0.0878
`;

export interface ShippedCurrency {
  readonly code: string;
  readonly nameEn: string;
  readonly nameZh: string;
  readonly symbol: string;
  readonly decimals: number;
  /** Exact decimal text. */
  readonly rateToCny: string;
}

export const CURRENCIES: readonly ShippedCurrency[] = ROWS.trim()
  .split("\n")
  .map((row) => {
    const [code = "", nameEn = "", nameZh = "", symbol = "", decimals = "", rateToCny = ""] = row.split(" · ");
    return { code, nameEn, nameZh, symbol, decimals: Number(decimals), rateToCny };
  });
const byCode = new Map(CURRENCIES.map((c) => [c.code, c]));

/** Null where nobody quotes a price in that money. */
export const currencyOf = (code: string): ShippedCurrency | null => byCode.get(code) ?? null;
/** Of a currency that the data itself names. */
export function quoted(code: string): ShippedCurrency {
  const found = currencyOf(code);
  if (!found) throw new Error(`${code} is not a currency of the list`);
  return found;
}
