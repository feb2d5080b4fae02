import { countryOf } from "./countries.ts";

/** `levels`: state or province, then city, as many as the country writes. `code` is the carrier's code of the outlet area. */
export interface City {
  readonly levels: readonly string[];
  /** `#` becomes a digit; empty where the country has none. */
  readonly postCode: string;
  readonly code: string;
}

/** Per country: `levels, from large to small / post code / city code`. */
const CITIES: Readonly<Record<string, string>> = {
  MY: `Penang,Bayan Lepas/11900/PEN; Penang,George Town/10###/PEN; Selangor,Petaling Jaya/46###/PJY; Selangor,Shah Alam/40###/SHA; Selangor,Klang/41###/KLG;
    Kuala Lumpur,Bukit Bintang/55###/KUL; Kuala Lumpur,Cheras/56###/KUL; Johor,Johor Bahru/80###/JHB; Johor,Pasir Gudang/81700/JHB; Perak,Ipoh/30###/IPH;
    Melaka,Ayer Keroh/75450/MKZ; Sabah,Kota Kinabalu/88###/BKI; Sarawak,Kuching/93###/KCH; Negeri Sembilan,Seremban/70###/SRB; Pahang,Kuantan/25###/KUA`,
  ID: `DKI Jakarta,Jakarta Selatan,Kebayoran Baru/121##/CGK; DKI Jakarta,Jakarta Utara,Kelapa Gading/142##/CGK; Jawa Barat,Bandung,Coblong/401##/BDO;
    Jawa Barat,Bekasi,Cikarang/175##/BKS; Jawa Timur,Surabaya,Gubeng/602##/SUB; Jawa Tengah,Semarang,Candisari/502##/SRG; DI Yogyakarta,Sleman,Depok/552##/JOG;
    Bali,Denpasar,Denpasar Selatan/802##/DPS; Sumatera Utara,Medan,Medan Baru/201##/KNO; Kepulauan Riau,Batam,Lubuk Baja/294##/BTH; Sulawesi Selatan,Makassar,Panakkukang/902##/UPG;
    Banten,Tangerang,Serpong/153##/TNG`,
  VN: `TP. Hồ Chí Minh,Quận 1/7000##/SGN; TP. Hồ Chí Minh,Thủ Đức/7130##/SGN; TP. Hồ Chí Minh,Bình Tân/7200##/SGN; Hà Nội,Hoàn Kiếm/1000##/HAN; Hà Nội,Cầu Giấy/1130##/HAN;
    Đà Nẵng,Hải Châu/5500##/DAD; Hải Phòng,Lê Chân/1800##/HPH; Bình Dương,Thuận An/8200##/BDG; Đồng Nai,Biên Hòa/8100##/DNI; Bắc Ninh,Từ Sơn/1600##/BNH;
    Cần Thơ,Ninh Kiều/9000##/VCA; Khánh Hòa,Nha Trang/6500##/CXR`,
  CN: "广东省,深圳市,南山区/518052/SZX; 广东省,广州市,天河区/510630/CAN; 广东省,东莞市/523000/DGM; 上海市,浦东新区/200120/SHA; 北京市,朝阳区/100020/PEK; 浙江省,杭州市,余杭区/311121/HGH; 浙江省,义乌市/322000/YIW; 江苏省,苏州市,工业园区/215021/SZV; 福建省,厦门市,思明区/361001/XMN; 四川省,成都市,高新区/610041/CTU",
  HK: "九龙,观塘//HKG; 新界,葵涌//HKG; 香港岛,中环//HKG; 新界,荃湾//HKG",
  TW: "台北市,信义区/110/TPE; 新北市,板桥区/220/TPE; 台中市,西屯区/407/RMQ; 高雄市,前镇区/806/KHH",
  MO: "澳门半岛,大堂区//MFM",
  SG: "Tuas/637###/SIN; Jurong East/609###/SIN; Tampines/529###/SIN; Raffles Place/048###/SIN; Changi/506###/SIN",
  TH: "Bangkok,Chatuchak/10900/BKK; Bangkok,Bang Na/10260/BKK; Samut Prakan,Bang Phli/10540/BKK; Chiang Mai,Mueang/50###/CNX; Chonburi,Si Racha/20110/LCB",
  JP: "東京都,港区/105-00##/TYO; 大阪府,大阪市北区/530-00##/OSA; 愛知県,名古屋市/450-00##/NGO; 福岡県,福岡市/812-00##/FUK; 神奈川県,横浜市/220-00##/YOK",
  KR: "서울특별시,강남구/06###/SEL; 서울특별시,중구/04###/SEL; 부산광역시,해운대구/48###/PUS; 인천광역시,연수구/21###/ICN",
  US: "California,Los Angeles/900##/LAX; California,San Jose/951##/SJC; New York,New York/100##/NYC; Texas,Houston/770##/HOU; Illinois,Chicago/606##/CHI; Washington,Seattle/981##/SEA; New Jersey,Newark/071##/EWR; Florida,Miami/331##/MIA",
  CA: "Ontario,Toronto/M5V 2T#/YYZ; British Columbia,Vancouver/V6B 1A#/YVR; Quebec,Montreal/H3B 2Y#/YUL",
  GB: "England,London/EC1A 1BB/LON; England,Manchester/M1 4BT/MAN; England,Birmingham/B2 4QA/BHX; Scotland,Edinburgh/EH1 1YZ/EDI",
  IE: "Leinster,Dublin/D02 X285/DUB",
  DE: "Berlin,Berlin/101##/BER; Bayern,München/803##/MUC; Hamburg,Hamburg/200##/HAM; Hessen,Frankfurt am Main/603##/FRA",
  FR: "Île-de-France,Paris/750##/PAR; Auvergne-Rhône-Alpes,Lyon/6900#/LYS; Provence-Alpes-Côte d’Azur,Marseille/1300#/MRS",
  NL: "Noord-Holland,Amsterdam/10## AB/AMS; Zuid-Holland,Rotterdam/30## CD/RTM",
  BE: "Bruxelles,Bruxelles/10##/BRU; Antwerpen,Antwerpen/20##/ANR",
  IT: "Lombardia,Milano/201##/MIL; Lazio,Roma/001##/ROM",
  ES: "Madrid,Madrid/280##/MAD; Cataluña,Barcelona/080##/BCN",
  PL: "Mazowieckie,Warszawa/00-###/WAW",
  SE: "Stockholm,Stockholm/111 ##/STO",
  CH: "Zürich,Zürich/80##/ZRH",
  AU: "New South Wales,Sydney/20##/SYD; Victoria,Melbourne/30##/MEL; Queensland,Brisbane/40##/BNE; Western Australia,Perth/60##/PER",
  NZ: "Auckland,Auckland/10##/AKL; Wellington,Wellington/60##/WLG",
  AE: "Dubai,Deira//DXB; Abu Dhabi,Al Danah//AUH",
  SA: "Riyadh,Olaya/12###/RUH; Makkah,Jeddah/23###/JED",
  IN: "Maharashtra,Mumbai/4000##/BOM; Karnataka,Bengaluru/5600##/BLR; Delhi,New Delhi/1100##/DEL; Tamil Nadu,Chennai/6000##/MAA",
  PH: "Metro Manila,Makati/12##/MNL; Metro Manila,Quezon City/11##/MNL; Cebu,Cebu City/6000/CEB",
  BN: "Brunei-Muara,Bandar Seri Begawan/BS8###/BWN",
  KH: "Phnom Penh,Chamkar Mon/1201##/PNH",
  LA: "Vientiane,Chanthabouly/01000/VTE",
  MM: "Yangon,Bahan/11201/RGN",
  BD: "Dhaka,Gulshan/1212/DAC",
  BR: "São Paulo,São Paulo/01###-000/SAO",
  MX: "Ciudad de México,Cuauhtémoc/06###/MEX",
  ZA: "Gauteng,Johannesburg/20##/JNB",
};

const parse = (text: string): City[] =>
  text.split(";").map((entry) => {
    const [levels = "", postCode = "", code = ""] = entry.trim().split("/");
    return { levels: levels.split(","), postCode, code };
  });
const known = new Map(Object.entries(CITIES).map(([country, text]) => [country, parse(text)]));

/** The cities that parcels of a country come from and go to; elsewhere the city that names the country's time zone. */
export function citiesOf(country: string): readonly City[] {
  const cities = known.get(country) ?? [cityOfZone(country)];
  known.set(country, [...cities]);
  return cities;
}

function cityOfZone(country: string): City {
  const name = countryOf(country).timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? country;
  return { levels: [name], postCode: "", code: `${country}${name.charAt(0)}`.toUpperCase() };
}
