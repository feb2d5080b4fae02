/** What everything that is answered carries, pages, files and refusals alike: no guessed types, no address told to others, no devices. */
export const ANSWER_HEADERS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "permissions-policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
} as const;
