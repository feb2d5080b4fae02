-- What is sent and how it is paid are base data of the order service now (CARGO_TYPE, PAY_METHOD).
DELETE FROM "dictionary" WHERE "path_key" IN ('order/payMethod', 'order/postingCargoType');
