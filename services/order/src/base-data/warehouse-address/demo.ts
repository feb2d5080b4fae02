import type { Db } from "@linehaul/kit/database-type";
import { load } from "@linehaul/kit/demo/load";
import { fixedId } from "@linehaul/kit/ids";
import { SITE_CODES, type SiteCode } from "@linehaul/schema/sites";
import { warehouseAddress } from "./table.ts";

/** Code · English name · Chinese name · country · province · city · district · address · post code · contact · telephone; `-`: out of use. */
const ROWS: Readonly<Record<SiteCode, string>> = {
  MY: `
KUL-01 · Shah Alam sorting hub · 莎阿南分拨中心 · MY · Selangor · Shah Alam · Seksyen 23 · Lot 7, Jalan Jubli Perak 22/1 · 40300 · Gate desk, Nurul Aisyah · +60 3-5191 2200
KUL-02 · KLIA air cargo warehouse · 吉隆坡国际机场货运仓 · MY · Selangor · Sepang · · Block C, KLIA Cargo Terminal, Jalan CTA 2 · 64000 · Duty officer · +60 3-8778 4410
PKG-01 · Port Klang bonded warehouse · 巴生港保税仓 · MY · Selangor · Klang · Pelabuhan Barat · Plot 12, Jalan Perigi Nanas 7/3, Taman Perindustrian Pulau Indah · 42920 · Customs desk · +60 3-3101 7755
PEN-01 · Bayan Lepas warehouse · 峇六拜仓库 · MY · Penang · Bayan Lepas · Fasa 4 · 18, Hilir Sungai Keluang 2 · 11900 · Tan Mei Ling · +60 4-641 8830
JHB-01 · Johor Bahru return centre · 新山退货中心 · MY · Johor · Johor Bahru · Tebrau · No. 5, Jalan Mahir 4, Taman Perindustrian Cemerlang · 81800 · Returns desk · +60 7-861 2094
BKI-01 · Kota Kinabalu depot · 亚庇仓库 · MY · Sabah · Kota Kinabalu · Likas · Lot 14, Jalan Tuaran, Batu 5 · 88400 · Jeffery Lim · +60 88-384 617
CAN-MY · Guangzhou gathering warehouse · 广州集货仓 · CN · 广东省 · 广州市 · 白云区 · 太和镇大源北路38号3栋 · 510540 · 陈志强 · +86 20 3748 6612
-KUL-00 · Subang warehouse (closed) · 梳邦仓库（已关闭） · MY · Selangor · Subang Jaya · · 3, Jalan SS 13/4 · 47500 · Gate desk · +60 3-5636 1180`,
  ID: `
CGK-01 · Cengkareng sorting hub · 雅加达分拨中心 · ID · Banten · Tangerang · Benda · Jl. Marsekal Suryadarma No. 88 · 15125 · Meja gerbang · +62 21 5591 0077
CGK-02 · Tanjung Priok bonded warehouse · 丹戎不碌保税仓 · ID · DKI Jakarta · Jakarta Utara · Cilincing · Kawasan Berikat Nusantara Blok D-14, Jl. Jawa · 14140 · Dewi Kartika · +62 21 4482 3309
SUB-01 · Surabaya warehouse · 泗水仓库 · ID · Jawa Timur · Surabaya · Rungkut · Jl. Rungkut Industri Raya No. 21 · 60293 · Agus Wijaya · +62 31 849 5521
BTH-01 · Batam transit warehouse · 巴淡中转仓 · ID · Kepulauan Riau · Batam · Batu Ampar · Jl. Duyung, Kawasan Industri Union Blok K-3 · 29453 · Transit desk · +62 778 412 660
DPS-01 · Denpasar depot · 登巴萨仓库 · ID · Bali · Denpasar · Denpasar Selatan · Jl. Bypass Ngurah Rai No. 310 · 80223 · Ni Made Sari · +62 361 720 184
YIW-ID · Yiwu gathering warehouse · 义乌集货仓 · CN · 浙江省 · 义乌市 · · 稠江街道高新路10号B区 · 322000 · 王芳 · +86 579 8532 7701`,
  VN: `
SGN-01 · Tan Son Nhat sorting hub · 胡志明市分拨中心 · VN · TP. Hồ Chí Minh · Tân Bình · Phường 2 · 46 Hậu Giang · 736000 · Quầy giao nhận · +84 28 3848 5170
SGN-02 · Cat Lai bonded warehouse · 吉莱保税仓 · VN · TP. Hồ Chí Minh · Thủ Đức · Cát Lái · 1295B Nguyễn Thị Định · 713000 · Trần Quốc Huy · +84 28 3742 0933
HAN-01 · Noi Bai air cargo warehouse · 河内机场货运仓 · VN · Hà Nội · Sóc Sơn · Phú Minh · Đường Võ Nguyên Giáp, Khu ga hàng hóa Nội Bài · 139000 · Nguyễn Thị Lan · +84 24 3584 4416
DAD-01 · Da Nang depot · 岘港仓库 · VN · Đà Nẵng · Hải Châu · Hòa Cường Nam · 25 Lê Thanh Nghị · 550000 · Phạm Minh Tuấn · +84 236 361 9028
HPH-01 · Hai Phong return centre · 海防退货中心 · VN · Hải Phòng · Ngô Quyền · Máy Chai · 8A Đường Vòng Vạn Mỹ · 180000 · Returns desk · +84 225 376 5502
PX-VN · Pingxiang border warehouse · 凭祥口岸仓 · CN · 广西 · 凭祥市 · 友谊镇 · 友谊关综合保税区6号库 · 532600 · 黄国梁 · +86 771 853 2276`,
};

function rowsOf(site: SiteCode, at: Date): (typeof warehouseAddress.$inferInsert)[] {
  const by = { version: 1, createdBy: "system", createdAt: at, modifiedBy: "system", modifiedAt: at };
  return ROWS[site]
    .trim()
    .split("\n")
    .map((row, n) => {
      const [named = "", nameEn = "", nameZh = "", countryCode = "", province = "", ...place] = row
        .split("·")
        .map((cell) => cell.trim());
      const [city = "", district = "", address = "", postCode = "", contactName = "", contactPhone = ""] = place;
      const isOff = named.startsWith("-");
      const code = isOff ? named.slice(1) : named;
      return {
        ...by,
        id: fixedId("warehouse-address", `${site} ${code}`),
        status: isOff ? ("DISABLED" as const) : ("ENABLED" as const),
        site,
        code,
        nameEn,
        nameZh,
        countryCode,
        province,
        city,
        district,
        address,
        postCode,
        contactName,
        contactPhone,
        sort: (n + 1) * 10,
        remark: "",
      };
    });
}

/** Fills an empty table with warehouses of each site. */
export async function seedWarehouseAddresses(db: Db, at: Date): Promise<void> {
  if ((await db.$count(warehouseAddress)) > 0) return;
  await load(
    db,
    warehouseAddress,
    SITE_CODES.flatMap((site) => rowsOf(site, at)),
  );
}
