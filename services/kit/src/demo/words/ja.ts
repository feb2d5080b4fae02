import { pairs, words } from "./words.ts";

/** Japanese, with the Latin spelling. */
export const ja = {
  family: pairs(`
    佐藤=Sato 鈴木=Suzuki 高橋=Takahashi 田中=Tanaka 伊藤=Ito 渡辺=Watanabe 山本=Yamamoto 中村=Nakamura 小林=Kobayashi 加藤=Kato 吉田=Yoshida 山田=Yamada
    佐々木=Sasaki 松本=Matsumoto 井上=Inoue 木村=Kimura`),
  given: pairs(`
    健一=Kenichi 陽子=Yoko 翔太=Shota 美咲=Misaki 大輔=Daisuke 由美=Yumi 拓也=Takuya 結衣=Yui 直樹=Naoki 葵=Aoi 誠=Makoto 千尋=Chihiro 亮=Ryo
    真由美=Mayumi 浩二=Koji さくら=Sakura`),
  streets: words("梅田 本町 中央 栄 天神 銀座 元町 大手町 港南 北浜"),
};
