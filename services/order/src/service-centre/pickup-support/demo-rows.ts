import type { SiteCode } from "@linehaul/schema/sites";

/**
 * Place · product · ways (courier, outlet, warehouse) · weekdays (Monday is 1) · from-to/cut-off · days from and to the day of the demo · notice in
 * English, Simplified and Traditional Chinese; `-`: out of use. No ways: no pick-up.
 */
export const PICKUP_ROWS: Readonly<Record<SiteCode, string>> = {
  MY: `
MY · · CO · 123456 · 09:00-18:00/15:30 · -390 · Couriers call on weekdays and Saturdays. Ask before 15:30 for the same day. · 周一至周六上门收件，15:30 前预约当日取件。 · 星期一至六上門取件，15:30 前預約當日取件。
MY/Kuala Lumpur · · CO · 123456 · 08:30-20:00/17:30 · -390 · In Kuala Lumpur couriers call until 20:00. Ask before 17:30 for the same day. · 吉隆坡上门收件至 20:00，17:30 前预约当日取件。 · 吉隆坡上門取件至 20:00，17:30 前預約當日取件。
MY/Selangor/Klang · · CO · 12345 · 09:00-17:00/14:00 · -210 · In Klang couriers call on weekdays; the port's traffic makes the last round an early one. · 巴生工作日上门收件，因港区交通末班较早。 · 巴生平日上門取件，因港區交通末班較早。
MY/Selangor/Klang · · O · 6 · 09:00-13:00/12:00 · -210 · On Saturdays parcels are taken at the Klang outlet until 13:00. · 周六请于 13:00 前到巴生网点寄件。 · 星期六請於 13:00 前到巴生網點寄件。
MY/Penang/George Town · · O · 12345 · 09:30-17:30/16:00 · -60,21 · While Beach Street is rebuilt, parcels are taken at the outlet only. · 土库街施工期间仅接受网点寄件。 · 土庫街施工期間僅接受網點寄件。
MY/Sabah · INTL_ECONOMY · W · 135 · 09:00-15:00/11:00 · -300 · In Sabah, International Economy is taken at the Kota Kinabalu depot three days a week. · 沙巴国际特惠每周三天在亚庇仓库收件。 · 沙巴國際特惠每週三天在亞庇倉庫收件。
MY · HEAVY_FREIGHT · CW · 12345 · 08:00-16:00/11:00 · -390 · Heavy freight is collected by lorry on weekdays. Ask before 11:00 with measures and a loading time. · 重货工作日派车提货，请在 11:00 前告知尺寸与装货时间。 · 重貨平日派車提貨，請在 11:00 前告知尺寸與裝貨時間。
SG · · C · 12345 · 09:00-18:00/15:00 · -240 · In Singapore parcels of Malaysian accounts are collected on weekdays. · 新加坡工作日收取马来西亚账户的快件。 · 新加坡平日收取馬來西亞帳戶的快件。
-MY/Johor/Pasir Gudang · · C · 12345 · 10:00-15:00/12:00 · -390,-90 · The trial round of Pasir Gudang has ended. · 巴西古当试运行收件已结束。 · 巴西古當試運行取件已結束。`,
  ID: `
ID · · CO · 12345 · 08:30-17:30/15:00 · -390 · Couriers call on weekdays. Ask before 15:00 for the same day. · 工作日上门收件，15:00 前预约当日取件。 · 平日上門取件，15:00 前預約當日取件。
ID/DKI Jakarta · · CO · 123456 · 08:00-20:00/17:00 · -390 · In Jakarta couriers call until 20:00, Saturdays too. · 雅加达周一至周六上门收件至 20:00。 · 雅加達星期一至六上門取件至 20:00。
ID/Bali/Denpasar · · CO · 123456 · 09:00-17:00/14:30 · -180 · In Denpasar couriers call on weekdays and Saturdays. · 登巴萨周一至周六上门收件。 · 登巴薩星期一至六上門取件。
ID/Kepulauan Riau · · W · 12345 · 09:00-16:00/12:00 · -300 · From Batam parcels leave by ferry: they are taken at the transit warehouse. · 巴淡快件经渡轮转运，请送至中转仓。 · 巴淡快件經渡輪轉運，請送至中轉倉。
ID · HEAVY_FREIGHT · W · 12345 · 08:00-15:00/10:00 · -390 · Heavy freight is taken at the warehouses of Jakarta and Surabaya. · 重货请送至雅加达或泗水仓库。 · 重貨請送至雅加達或泗水倉庫。
-ID/Jawa Barat/Bandung · · O · 12345 · 09:00-15:00/12:00 · -390,-150 · The Bandung outlet has moved; couriers call instead. · 万隆网点已搬迁，改为上门收件。 · 萬隆網點已搬遷，改為上門取件。`,
  VN: `
VN · · CO · 123456 · 08:00-18:00/15:30 · -390 · Couriers call on weekdays and Saturdays. Ask before 15:30 for the same day. · 周一至周六上门收件，15:30 前预约当日取件。 · 星期一至六上門取件，15:30 前預約當日取件。
VN/TP. Hồ Chí Minh · · CO · 1234567 · 08:00-20:30/18:00 · -390 · In Ho Chi Minh City couriers call every day until 20:30. · 胡志明市每日上门收件至 20:30。 · 胡志明市每日上門取件至 20:30。
VN/Hà Nội · · CO · 123456 · 08:00-19:00/17:00 · -390 · In Hanoi couriers call until 19:00. · 河内上门收件至 19:00。 · 河內上門取件至 19:00。
VN/Đà Nẵng/Hải Châu · INTL_EXPRESS · C · 12345 · 08:00-17:00/13:30 · -120 · International Express leaves Da Nang by the evening flight: ask before 13:30. · 岘港国际特快搭乘晚班航班，请在 13:30 前预约。 · 峴港國際特快搭乘晚班航班，請在 13:30 前預約。
VN · HEAVY_FREIGHT · CW · 12345 · 08:00-16:30/10:30 · -390 · Heavy freight is collected by lorry on weekdays. Ask before 10:30. · 重货工作日派车提货，请在 10:30 前预约。 · 重貨平日派車提貨，請在 10:30 前預約。
-VN/Cần Thơ · · O · 12345 · 09:00-16:00/12:00 · -390,-30 · The Can Tho counter is closed. · 芹苴柜台已关闭。 · 芹苴櫃台已關閉。`,
};
