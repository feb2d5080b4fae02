import { pairs, words } from "./words.ts";

/** Chinese; the Latin spelling is pinyin. */
export const zh = {
  family: pairs(`
    陈=Chen 林=Lin 黄=Huang 张=Zhang 李=Li 王=Wang 吴=Wu 刘=Liu 蔡=Cai 杨=Yang 许=Xu 郑=Zheng 谢=Xie 郭=Guo 洪=Hong 曾=Zeng 周=Zhou 叶=Ye
    徐=Xu 孙=Sun 朱=Zhu 高=Gao 何=He 罗=Luo 梁=Liang 宋=Song 唐=Tang 邓=Deng 冯=Feng 沈=Shen 潘=Pan 袁=Yuan 蒋=Jiang 余=Yu 杜=Du 苏=Su`),
  given: pairs(`
    思远=Siyuan 伟杰=Weijie 美玲=Meiling 志强=Zhiqiang 丽华=Lihua 建国=Jianguo 晓燕=Xiaoyan 俊宇=Junyu 雅婷=Yating 家豪=Jiahao 欣怡=Xinyi 子轩=Zixuan
    梓涵=Zihan 文博=Wenbo 雨桐=Yutong 海涛=Haitao 静怡=Jingyi 明辉=Minghui 秀英=Xiuying 国栋=Guodong 佳琪=Jiaqi 天佑=Tianyou 慧敏=Huimin 永康=Yongkang
    诗涵=Shihan 立群=Liqun 若曦=Ruoxi 振宇=Zhenyu 婉清=Wanqing 浩然=Haoran 淑芬=Shufen 启明=Qiming 嘉欣=Jiaxin 承志=Chengzhi 念慈=Nianci 一鸣=Yiming`),
  company: pairs(`
    远航=Yuanhang 恒达=Hengda 鑫源=Xinyuan 瑞丰=Ruifeng 华泰=Huatai 金桥=Jinqiao 盛世=Shengshi 东方=Dongfang 顺昌=Shunchang 永盛=Yongsheng 博锐=Borui
    天成=Tiancheng 中联=Zhonglian 宏图=Hongtu 海纳=Haina 嘉禾=Jiahe 明德=Mingde 新纪元=Xinjiyuan 百川=Baichuan 凯旋=Kaixuan 安信=Anxin 德隆=Delong`),
  trade: pairs(`
    科技=Technology 贸易=Trading 电子=Electronics 纺织=Textiles 精密工业=Precision_Industries 家具=Furniture 食品=Foods 供应链=Supply_Chain 五金=Hardware
    光学=Optical 包装=Packaging 汽配=Auto_Parts 医疗器械=Medical_Devices 玩具=Toys`),
  streets: words("中山路 人民路 建设路 解放路 和平路 长江路 科技园南路 滨海大道 东风路 文化路 工业大道 新华街"),
};
