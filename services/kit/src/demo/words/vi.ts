import { words } from "./words.ts";

/** Vietnamese: family name, middle name, given name. */
export const vi = {
  family: words("Nguyễn Trần Lê Phạm Hoàng Huỳnh Phan Vũ Võ Đặng Bùi Đỗ Hồ Ngô Dương Lý"),
  menMiddle: words("Văn Hữu Đức Minh Quang Thanh Công Xuân"),
  men: words("Hùng Dũng Nam Tuấn Long Khoa Phúc Bình Sơn Hải Thắng Quân Đạt Kiên Lâm Việt"),
  womenMiddle: words("Thị Ngọc Thu Kim Bích Phương Hồng Mỹ"),
  women: words("Lan Hương Mai Hoa Linh Trang Thảo Hằng Yến Nga Ngân Quỳnh Vy Anh Châu Diệp"),
  company: words(`
    Sao Mai · Hòa Bình · Minh Long · Đại Việt · Tân Tiến · Phú Quý · Sông Hồng · Cửu Long · Thành Công · Việt Tiến · Hoa Sen · Bình Minh · Nam Phong · An Phát · Trường Sơn · Kim Liên`),
  trade: words(
    "Dệt May · Thủy Sản · Điện Tử · Gỗ · Cà Phê · Thương Mại · Công Nghệ · Giày Da · Mỹ Nghệ · Cơ Khí · Bao Bì · Dược Phẩm",
  ),
  streets: words(
    "Nguyễn Huệ · Lê Lợi · Trần Hưng Đạo · Hai Bà Trưng · Điện Biên Phủ · Võ Văn Kiệt · Lý Thường Kiệt · Phạm Ngũ Lão · Cách Mạng Tháng Tám · Nguyễn Trãi",
  ),
};
