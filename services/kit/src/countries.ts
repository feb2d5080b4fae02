import type { Country } from "@linehaul/schema/base-data/country";

/** A country as the release knows it. */
export type ShippedCountry = Omit<Country, "status" | "levelsI18n">;

/** ISO 3166-1 alpha-2 · international dialling code · ISO 4217 of the money in use · time zone of the largest city. */
const ROWS = `
AD 376 EUR Europe/Andorra; AE 971 AED Asia/Dubai; AF 93 AFN Asia/Kabul;
AG 1268 XCD America/Antigua; AI 1264 XCD America/Anguilla; AL 355 ALL Europe/Tirane;
AM 374 AMD Asia/Yerevan; AO 244 AOA Africa/Luanda; AR 54 ARS America/Argentina/Buenos_Aires;
AS 1684 USD Pacific/Pago_Pago; AT 43 EUR Europe/Vienna; AU 61 AUD Australia/Sydney;
AW 297 AWG America/Aruba; AX 358 EUR Europe/Mariehamn; AZ 994 AZN Asia/Baku;
BA 387 BAM Europe/Sarajevo; BB 1246 BBD America/Barbados; BD 880 BDT Asia/Dhaka;
BE 32 EUR Europe/Brussels; BF 226 XOF Africa/Ouagadougou; BG 359 EUR Europe/Sofia;
BH 973 BHD Asia/Bahrain; BI 257 BIF Africa/Bujumbura; BJ 229 XOF Africa/Porto-Novo;
BL 590 EUR America/St_Barthelemy; BM 1441 BMD Atlantic/Bermuda; BN 673 BND Asia/Brunei;
BO 591 BOB America/La_Paz; BQ 599 USD America/Kralendijk; BR 55 BRL America/Sao_Paulo;
BS 1242 BSD America/Nassau; BT 975 BTN Asia/Thimphu; BW 267 BWP Africa/Gaborone;
BY 375 BYN Europe/Minsk; BZ 501 BZD America/Belize; CA 1 CAD America/Toronto;
CC 61 AUD Indian/Cocos; CD 243 CDF Africa/Kinshasa; CF 236 XAF Africa/Bangui;
CG 242 XAF Africa/Brazzaville; CH 41 CHF Europe/Zurich; CI 225 XOF Africa/Abidjan;
CK 682 NZD Pacific/Rarotonga; CL 56 CLP America/Santiago; CM 237 XAF Africa/Douala;
CN 86 CNY Asia/Shanghai; CO 57 COP America/Bogota; CR 506 CRC America/Costa_Rica;
CU 53 CUP America/Havana; CV 238 CVE Atlantic/Cape_Verde; CW 599 XCG America/Curacao;
CX 61 AUD Indian/Christmas; CY 357 EUR Asia/Nicosia; CZ 420 CZK Europe/Prague;
DE 49 EUR Europe/Berlin; DJ 253 DJF Africa/Djibouti; DK 45 DKK Europe/Copenhagen;
DM 1767 XCD America/Dominica; DO 1809 DOP America/Santo_Domingo; DZ 213 DZD Africa/Algiers;
EC 593 USD America/Guayaquil; EE 372 EUR Europe/Tallinn; EG 20 EGP Africa/Cairo;
EH 212 MAD Africa/El_Aaiun; ER 291 ERN Africa/Asmara; ES 34 EUR Europe/Madrid;
ET 251 ETB Africa/Addis_Ababa; FI 358 EUR Europe/Helsinki; FJ 679 FJD Pacific/Fiji;
FK 500 FKP Atlantic/Stanley; FM 691 USD Pacific/Pohnpei; FO 298 DKK Atlantic/Faroe;
FR 33 EUR Europe/Paris; GA 241 XAF Africa/Libreville; GB 44 GBP Europe/London;
GD 1473 XCD America/Grenada; GE 995 GEL Asia/Tbilisi; GF 594 EUR America/Cayenne;
GG 44 GBP Europe/Guernsey; GH 233 GHS Africa/Accra; GI 350 GIP Europe/Gibraltar;
GL 299 DKK America/Nuuk; GM 220 GMD Africa/Banjul; GN 224 GNF Africa/Conakry;
GP 590 EUR America/Guadeloupe; GQ 240 XAF Africa/Malabo; GR 30 EUR Europe/Athens;
GT 502 GTQ America/Guatemala; GU 1671 USD Pacific/Guam; GW 245 XOF Africa/Bissau;
GY 592 GYD America/Guyana; HK 852 HKD Asia/Hong_Kong; HN 504 HNL America/Tegucigalpa;
HR 385 EUR Europe/Zagreb; HT 509 HTG America/Port-au-Prince; HU 36 HUF Europe/Budapest;
ID 62 IDR Asia/Jakarta; IE 353 EUR Europe/Dublin; IL 972 ILS Asia/Jerusalem;
IM 44 GBP Europe/Isle_of_Man; IN 91 INR Asia/Kolkata; IQ 964 IQD Asia/Baghdad;
IR 98 IRR Asia/Tehran; IS 354 ISK Atlantic/Reykjavik; IT 39 EUR Europe/Rome;
JE 44 GBP Europe/Jersey; JM 1876 JMD America/Jamaica; JO 962 JOD Asia/Amman;
JP 81 JPY Asia/Tokyo; KE 254 KES Africa/Nairobi; KG 996 KGS Asia/Bishkek;
KH 855 KHR Asia/Phnom_Penh; KI 686 AUD Pacific/Tarawa; KM 269 KMF Indian/Comoro;
KN 1869 XCD America/St_Kitts; KP 850 KPW Asia/Pyongyang; KR 82 KRW Asia/Seoul;
KW 965 KWD Asia/Kuwait; KY 1345 KYD America/Cayman; KZ 7 KZT Asia/Almaty;
LA 856 LAK Asia/Vientiane; LB 961 LBP Asia/Beirut; LC 1758 XCD America/St_Lucia;
LI 423 CHF Europe/Vaduz; LK 94 LKR Asia/Colombo; LR 231 LRD Africa/Monrovia;
LS 266 LSL Africa/Maseru; LT 370 EUR Europe/Vilnius; LU 352 EUR Europe/Luxembourg;
LV 371 EUR Europe/Riga; LY 218 LYD Africa/Tripoli; MA 212 MAD Africa/Casablanca;
MC 377 EUR Europe/Monaco; MD 373 MDL Europe/Chisinau; ME 382 EUR Europe/Podgorica;
MF 590 EUR America/Marigot; MG 261 MGA Indian/Antananarivo; MH 692 USD Pacific/Majuro;
MK 389 MKD Europe/Skopje; ML 223 XOF Africa/Bamako; MM 95 MMK Asia/Yangon;
MN 976 MNT Asia/Ulaanbaatar; MO 853 MOP Asia/Macau; MP 1670 USD Pacific/Saipan;
MQ 596 EUR America/Martinique; MR 222 MRU Africa/Nouakchott; MS 1664 XCD America/Montserrat;
MT 356 EUR Europe/Malta; MU 230 MUR Indian/Mauritius; MV 960 MVR Indian/Maldives;
MW 265 MWK Africa/Blantyre; MX 52 MXN America/Mexico_City; MY 60 MYR Asia/Kuala_Lumpur;
MZ 258 MZN Africa/Maputo; NA 264 NAD Africa/Windhoek; NC 687 XPF Pacific/Noumea;
NE 227 XOF Africa/Niamey; NF 672 AUD Pacific/Norfolk; NG 234 NGN Africa/Lagos;
NI 505 NIO America/Managua; NL 31 EUR Europe/Amsterdam; NO 47 NOK Europe/Oslo;
NP 977 NPR Asia/Kathmandu; NR 674 AUD Pacific/Nauru; NU 683 NZD Pacific/Niue;
NZ 64 NZD Pacific/Auckland; OM 968 OMR Asia/Muscat; PA 507 PAB America/Panama;
PE 51 PEN America/Lima; PF 689 XPF Pacific/Tahiti; PG 675 PGK Pacific/Port_Moresby;
PH 63 PHP Asia/Manila; PK 92 PKR Asia/Karachi; PL 48 PLN Europe/Warsaw;
PM 508 EUR America/Miquelon; PN 64 NZD Pacific/Pitcairn; PR 1787 USD America/Puerto_Rico;
PS 970 ILS Asia/Gaza; PT 351 EUR Europe/Lisbon; PW 680 USD Pacific/Palau;
PY 595 PYG America/Asuncion; QA 974 QAR Asia/Qatar; RE 262 EUR Indian/Reunion;
RO 40 RON Europe/Bucharest; RS 381 RSD Europe/Belgrade; RU 7 RUB Europe/Moscow;
RW 250 RWF Africa/Kigali; SA 966 SAR Asia/Riyadh; SB 677 SBD Pacific/Guadalcanal;
SC 248 SCR Indian/Mahe; SD 249 SDG Africa/Khartoum; SE 46 SEK Europe/Stockholm;
SG 65 SGD Asia/Singapore; SH 290 SHP Atlantic/St_Helena; SI 386 EUR Europe/Ljubljana;
SJ 47 NOK Arctic/Longyearbyen; SK 421 EUR Europe/Bratislava; SL 232 SLE Africa/Freetown;
SM 378 EUR Europe/San_Marino; SN 221 XOF Africa/Dakar; SO 252 SOS Africa/Mogadishu;
SR 597 SRD America/Paramaribo; SS 211 SSP Africa/Juba; ST 239 STN Africa/Sao_Tome;
SV 503 USD America/El_Salvador; SX 1721 XCG America/Lower_Princes; SY 963 SYP Asia/Damascus;
SZ 268 SZL Africa/Mbabane; TC 1649 USD America/Grand_Turk; TD 235 XAF Africa/Ndjamena;
TG 228 XOF Africa/Lome; TH 66 THB Asia/Bangkok; TJ 992 TJS Asia/Dushanbe;
TK 690 NZD Pacific/Fakaofo; TL 670 USD Asia/Dili; TM 993 TMT Asia/Ashgabat;
TN 216 TND Africa/Tunis; TO 676 TOP Pacific/Tongatapu; TR 90 TRY Europe/Istanbul;
TT 1868 TTD America/Port_of_Spain; TV 688 AUD Pacific/Funafuti; TW 886 TWD Asia/Taipei;
TZ 255 TZS Africa/Dar_es_Salaam; UA 380 UAH Europe/Kyiv; UG 256 UGX Africa/Kampala;
US 1 USD America/New_York; UY 598 UYU America/Montevideo; UZ 998 UZS Asia/Tashkent;
VA 379 EUR Europe/Vatican; VC 1784 XCD America/St_Vincent; VE 58 VES America/Caracas;
VG 1284 USD America/Tortola; VI 1340 USD America/St_Thomas; VN 84 VND Asia/Ho_Chi_Minh;
VU 678 VUV Pacific/Efate; WF 681 XPF Pacific/Wallis; WS 685 WST Pacific/Apia;
YE 967 YER Asia/Aden; YT 262 EUR Indian/Mayotte; ZA 27 ZAR Africa/Johannesburg;
ZM 260 ZMW Africa/Lusaka; ZW 263 ZWG Africa/Harare
`;

/** Where the full name is a formula ("Hong Kong SAR China"), the short one is what a form says. */
const SHORT = new Set(["HK", "MO", "MM", "PS"]);

function namesIn(language: string): (code: string) => string {
  const locale = language === "zh-HK" ? "zh-Hant-HK" : language;
  const long = new Intl.DisplayNames(locale, { type: "region" });
  const short = new Intl.DisplayNames(locale, { type: "region", style: "short" });
  return (code) => (SHORT.has(code) ? short : long).of(code) ?? code;
}
const [inEnglish, inChinese, inHongKong] = [namesIn("en"), namesIn("zh-CN"), namesIn("zh-HK")];

/** Every inhabited country and territory of ISO 3166-1, in the order of its code. */
export const COUNTRIES: readonly ShippedCountry[] = ROWS.trim()
  .split(/;\s*/)
  .map((row) => {
    const [countryCode = "", phoneCode = "", currencyCode = "", timeZone = ""] = row.split(" ");
    const countryNameI18n = {
      en: inEnglish(countryCode),
      "zh-CN": inChinese(countryCode),
      "zh-HK": inHongKong(countryCode),
    };
    return { countryCode, phoneCode, currencyCode, timeZone, countryNameI18n };
  });
const byCode = new Map(COUNTRIES.map((c) => [c.countryCode, c]));

export function countryOf(code: string): ShippedCountry {
  const found = byCode.get(code);
  if (!found) throw new Error(`${code} is not a country of the list`);
  return found;
}
