import { pairs, words } from "./words.ts";

/** Korean, with the Latin spelling. */
export const ko = {
  family: pairs("김=Kim 이=Lee 박=Park 최=Choi 정=Jung 강=Kang 조=Cho 윤=Yoon 장=Jang 임=Lim 한=Han 오=Oh"),
  given: pairs(`
    서연=Seoyeon 민준=Minjun 지우=Jiwoo 도윤=Doyun 하은=Haeun 예준=Yejun 수빈=Subin 지훈=Jihoon 유진=Yujin 현우=Hyunwoo 은지=Eunji 성민=Sungmin
    채원=Chaewon 동현=Donghyun 소영=Soyoung 준호=Junho`),
  streets: words("테헤란로 강남대로 세종대로 을지로 해운대로 중앙대로 송도과학로 한강대로"),
};
