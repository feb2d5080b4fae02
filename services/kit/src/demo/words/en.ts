import { words } from "./words.ts";

/** English, for the rest of the world; the Chinese of Malaysia and Singapore as they spell themselves. */
export const en = {
  given: words(`
    Amelia James Olivia Noah Emma Liam Sophia Daniel Grace Michael Chloe Thomas Hannah Samuel Isla George Lucy Oliver Ruby Henry Priya Arjun Marie Lucas
    Elena Mateo Anna Jonas Clara Felix Ingrid Marco Giulia Pedro Fatima Omar Leila Yusuf Aroha Tane`),
  family: words(`
    Hart Smith Taylor Brown Wilson Evans Walker Wright Green Hall Clarke Turner Parker Morris Cooper Ward Bennett Foster Keller Schmidt Dubois Moreau Rossi
    Garcia Silva Novak Larsen Jansen Okafor Mensah Rahman Khan Patel Sharma Fernando Reyes Cruz Santos Haddad Nasser`),
  strait: words(`
    Lim Wei Jie · Tan Mei Ling · Tan Wei Ming · Lee Chong Wei · Ng Siew Lan · Wong Kah Wai · Chan Hui Min · Goh Boon Keat · Ong Li Ting · Teoh Jia Hao · Chong Pei Yee · Yap Kok Leong · Khoo Swee Hong · Low Zhi Xuan · Cheah Su Ann · Foo Jun Kit`),
  company: words(`
    Northgate Harbour Summit Meridian Crestline Bluewater Ironbridge Silverline Oakfield Lakeside Redstone Pinnacle Westbrook Keystone Fairview Kingfisher Beacon Atlas
    Orchard Straits Penang Sarawak Kinabalu`),
  trade: words(
    "Optical Components · Precision Tools · Trading · Instruments · Apparel · Pepper Trading · Medical Supplies · Marine Parts · Foods · Home Goods · Electronics · Design Studio",
  ),
  streets: words(
    "High Street · Station Road · Market Street · Park Avenue · Victoria Road · Church Lane · King Street · Harbour Road · Mill Lane · Queensway · Industrial Road · Main Street",
  ),
};
