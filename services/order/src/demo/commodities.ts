/** English · Chinese · HS code · unit · grams a unit, least–most · CNY a unit, least–most · units a line, most. */
const ROWS = `
Optical sensor module · 光学传感器模块 · 9031.49 · PCS · 60–240 · 90–420 · 60
Connector harness · 连接线束 · 8544.42 · PCS · 20–120 · 8–60 · 120
Calibration card · 校准卡 · 4911.99 · PCS · 5–20 · 4–30 · 40
Printed circuit board · 印刷电路板 · 8534.00 · PCS · 30–180 · 15–180 · 120
Integrated circuit · 集成电路 · 8542.39 · PCS · 1–10 · 6–260 · 400
Power supply unit · 电源适配器 · 8504.40 · PCS · 180–900 · 40–260 · 40
LED lamp · LED灯具 · 9405.42 · PCS · 80–700 · 12–160 · 60
Bluetooth headset · 蓝牙耳机 · 8518.30 · PCS · 60–250 · 60–420 · 40
Mobile phone case · 手机保护壳 · 3926.90 · PCS · 20–60 · 6–60 · 200
Digital camera lens · 数码相机镜头 · 9002.11 · PCS · 200–1100 · 400–4200 · 4
Laptop computer · 笔记本电脑 · 8471.30 · PCS · 1200–2600 · 2600–9800 · 3
Precision gauge · 精密量规 · 9031.80 · PCS · 150–900 · 180–1600 · 12
Ball bearing · 滚珠轴承 · 8482.10 · PCS · 40–800 · 6–180 · 80
Stainless steel screw · 不锈钢螺丝 · 7318.15 · KG · 1000–1000 · 20–70 · 20
Hydraulic valve · 液压阀 · 8481.20 · PCS · 400–2600 · 120–980 · 8
Rubber gasket · 橡胶垫圈 · 4016.93 · PCS · 3–40 · 1–14 · 400
Batik cloth · 蜡染布 · 5208.59 · M · 140–260 · 30–160 · 60
Cotton T-shirt · 棉质T恤 · 6109.10 · PCS · 140–240 · 20–110 · 80
Silk scarf · 真丝围巾 · 6214.10 · PCS · 50–120 · 60–420 · 30
Men's trousers · 男式长裤 · 6203.42 · PCS · 350–620 · 60–220 · 40
Women's dress · 女式连衣裙 · 6204.43 · PCS · 220–480 · 60–380 · 40
Baju kurung · 马来传统服装 · 6204.29 · SET · 350–600 · 90–420 · 20
Leather handbag · 皮革手提包 · 4202.21 · PCS · 400–1100 · 160–1800 · 10
Sports shoes · 运动鞋 · 6404.11 · PAIR · 600–980 · 110–620 · 30
Wooden chair · 木制椅子 · 9401.69 · PCS · 3200–7800 · 160–760 · 6
Rattan basket · 藤篮 · 4602.12 · PCS · 240–900 · 20–120 · 40
Wood carving · 木雕 · 4420.11 · PCS · 300–3800 · 60–1600 · 8
Ceramic vase · 陶瓷花瓶 · 6913.10 · PCS · 500–2800 · 40–620 · 10
Lacquer painting · 漆画 · 9701.91 · PCS · 900–3600 · 200–2600 · 4
Silver jewellery · 银首饰 · 7113.11 · PCS · 5–40 · 60–820 · 30
Pepper, ground · 胡椒粉 · 0904.12 · KG · 1000–1000 · 40–120 · 20
Coffee beans · 咖啡豆 · 0901.21 · KG · 1000–1000 · 50–220 · 24
Cashew nuts · 腰果 · 0801.32 · KG · 1000–1000 · 50–110 · 24
Dried mango · 芒果干 · 0804.50 · BOX · 400–900 · 20–70 · 40
Bird's nest · 燕窝 · 0410.90 · BOX · 80–260 · 320–2600 · 6
Instant noodles · 方便面 · 1902.30 · BOX · 900–2400 · 20–70 · 24
Palm sugar · 棕榈糖 · 1702.90 · KG · 1000–1000 · 16–40 · 20
Herbal tea · 花草茶 · 2106.90 · BOX · 100–400 · 20–140 · 40
Face cream · 面霜 · 3304.99 · PCS · 60–240 · 30–420 · 40
Shampoo · 洗发水 · 3305.10 · PCS · 250–820 · 20–110 · 30
Essential oil · 精油 · 3301.29 · PCS · 40–180 · 30–260 · 40
Nutrition supplement · 营养补充剂 · 2106.90 · PCS · 120–520 · 60–360 · 24
Surgical gloves · 医用手套 · 4015.12 · BOX · 500–900 · 20–80 · 60
Thermometer · 体温计 · 9025.19 · PCS · 20–160 · 16–160 · 40
Contact lenses · 隐形眼镜 · 9001.30 · BOX · 20–60 · 40–220 · 20
Plastic toy set · 塑料玩具套装 · 9503.00 · SET · 200–1400 · 20–260 · 24
Board game · 桌面游戏 · 9504.90 · SET · 500–1600 · 60–320 · 12
Badminton racket · 羽毛球拍 · 9506.59 · PCS · 80–140 · 80–980 · 12
Bicycle parts · 自行车配件 · 8714.99 · SET · 200–2600 · 60–1200 · 8
Brake pads · 刹车片 · 8708.30 · SET · 900–2800 · 60–420 · 12
Car floor mat · 汽车脚垫 · 5705.00 · SET · 1800–4200 · 60–360 · 8
Guitar · 吉他 · 9202.90 · PCS · 1600–3400 · 300–4600 · 2
Printed books · 书籍 · 4901.99 · PCS · 180–900 · 15–160 · 24
Commercial documents · 商业文件 · 4907.00 · SET · 40–400 · 1–10 · 4
Packaging film · 包装薄膜 · 3920.10 · KG · 1000–1000 · 12–40 · 30
Kitchen knife · 厨房刀具 · 8211.92 · PCS · 120–380 · 30–360 · 12
Vacuum flask · 保温瓶 · 9617.00 · PCS · 250–620 · 30–220 · 30
Curtain fabric · 窗帘布 · 5407.52 · M · 180–420 · 20–140 · 60
Pearl necklace · 珍珠项链 · 7116.10 · PCS · 20–80 · 200–3800 · 6
Drone spare parts · 无人机配件 · 8807.30 · SET · 80–700 · 60–1600 · 8
`;

export interface Commodity {
  readonly en: string;
  readonly zh: string;
  /** Six digits of the harmonised system, with its dot. */
  readonly hsCode: string;
  readonly unit: string;
  readonly grams: readonly [number, number];
  readonly cny: readonly [number, number];
  readonly most: number;
}

const range = (text = ""): readonly [number, number] => {
  const [least = 0, most = 0] = text.split("–").map(Number);
  return [least, most];
};

export const COMMODITIES: readonly Commodity[] = ROWS.trim()
  .split("\n")
  .map((row) => {
    const [en = "", zh = "", hsCode = "", unit = "", grams, cny, most] = row.split(" · ");
    return { en, zh, hsCode, unit, grams: range(grams), cny: range(cny), most: Number(most) };
  });
