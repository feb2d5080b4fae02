import type { Words } from "./words.ts";

/** Where the application for a monthly card stands (CUS-15). */
export const monthlyStatus: Words = {
  PENDING: ["Pending", "待处理", "待處理"],
  PROCESSING: ["Processing", "处理中", "處理中"],
  AWAITING_EFFECT: ["Awaiting effect", "待生效", "待生效"],
  GENERATED: ["Generated", "已生成", "已產生"],
  FAILED: ["Failed", "失败", "失敗"],
};

export const clearanceType: Words = {
  FORMAL: ["Formal clearance", "正式报关", "正式報關"],
  SIMPLIFIED: ["Simplified clearance", "简易报关", "簡易報關"],
  PERSONAL: ["Personal effects", "个人物品", "個人物品"],
  TEMPORARY: ["Temporary admission", "暂时进出境", "暫時進出境"],
};

export const senderType: Words = {
  COMPANY: ["Company", "公司", "公司"],
  RESIDENT: ["Resident", "境内个人", "境內個人"],
  FOREIGNER: ["Foreigner", "境外个人", "境外個人"],
};

/** Areas of the carrier's outlets, by the code of their airport. */
export const unitArea: Words = {
  KUL: ["Kuala Lumpur", "吉隆坡", "吉隆坡"],
  PEN: ["Penang", "槟城", "檳城"],
  JHB: ["Johor Bahru", "新山", "新山"],
  CGK: ["Jakarta", "雅加达", "雅加達"],
  SUB: ["Surabaya", "泗水", "泗水"],
  SGN: ["Ho Chi Minh City", "胡志明市", "胡志明市"],
  HAN: ["Hanoi", "河内", "河內"],
};

export const unit: Words = {
  PCS: ["pcs", "件", "件"],
  SET: ["sets", "套", "套"],
  BOX: ["boxes", "箱", "箱"],
  KG: ["kg", "千克", "公斤"],
  PAIR: ["pairs", "双", "對"],
};

/** The one key is the number. */
export const goodsLimit: Words = { 50: ["Kinds of goods in one order", "一单的物品种类数", "一單的物品種類數"] };
