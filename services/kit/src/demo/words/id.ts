import { words } from "./words.ts";

/** Indonesian. */
export const id = {
  given: words(`
    Budi Siti Rina Agus Dewi Andi Putri Rizky Ayu Bayu Dian Eko Fitri Hendra Indah Joko Kartika Lestari Made Nadia Oka Prasetyo Ratna Sari Teguh Utami
    Wahyu Yanti Yusuf Zahra Gita Arif Bambang Cahyani Galih Intan`),
  family: words(`
    Santoso Wijaya Rahmawati Saputra Hidayat Kusuma Nugroho Setiawan Siregar Simanjuntak Halim Gunawan Pratama Permana Suryadi Hartono Wibowo Lubis
    Nasution Maulana Purnama Susanto Tanoto Wirawan`),
  company: words(`
    Nusantara · Garuda Makmur · Sumber Rejeki · Karya Abadi · Mitra Sejahtera · Bahari · Sinar Jaya · Bumi Lestari · Merapi · Cendana · Borobudur · Sriwijaya · Kencana · Anugerah · Tirta · Mahkota`),
  trade: words(
    "Batik Export · Furnitur · Rempah · Elektronik · Tekstil · Kopi · Kerajinan · Logistik · Otomotif · Kosmetik · Sepatu · Rotan",
  ),
  streets: words(
    "Jl. Jenderal Sudirman · Jl. Gatot Subroto · Jl. Diponegoro · Jl. Pahlawan · Jl. Malioboro · Jl. Raya Darmo · Jl. Asia Afrika · Jl. Imam Bonjol · Jl. Gajah Mada · Jl. Industri Selatan",
  ),
};
