import { words } from "./words.ts";

/** Malay: a given name with `bin` or `binti` and the father's name. */
export const ms = {
  men: words(`
    Farid · Ahmad Faiz · Muhammad Amin · Hafiz · Azlan · Zulkifli · Khairul · Syafiq · Ismail · Rahman · Faizal · Nazri · Shahrul · Izzat · Haziq · Amirul · Redzuan · Hakim`),
  women: words(`
    Nur Aisyah · Siti Nurhaliza · Nurul Izzah · Farah · Aminah · Zaleha · Norazlina · Hidayah · Syazwani · Rohana · Fatimah · Zuraidah · Maisarah · Balqis · Adibah · Suraya`),
  fathers: words(
    "Hassan Abdullah Ibrahim Othman Yusof Ismail Rahim Omar Kassim Salleh Zakaria Daud Mansor Idris Jaafar Sulaiman",
  ),
  company: words(`
    Kejora · Cahaya · Seri Maju · Bintang Timur · Permata · Mutiara · Gemilang · Warisan · Titiwangsa · Langkasuka · Perdana · Cengal · Damai · Sinar Utara · Samudera · Rimba Jaya`),
  trade: words(
    "Elektronik · Perdagangan · Tekstil · Perabot · Makanan · Kejuruteraan · Logistik · Kosmetik · Batik · Getah · Pembungkusan · Optik",
  ),
  streets: words(
    "Jalan Sultan Azlan · Jalan Tun Razak · Jalan Ampang · Jalan Merdeka · Lebuh Pantai · Jalan Burma · Persiaran Cemerlang · Jalan Perindustrian 4 · Jalan Bukit Bintang · Jalan Datuk Keramat",
  ),
};
