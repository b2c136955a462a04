/** Windows on the wide screens that people have, as they are inside the browser and without it. */
export const WIDE_SIZES = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1536, 864],
  [1920, 945],
  [1920, 1080],
  [2560, 1305],
  [2560, 1440],
  [3440, 1440],
  [3840, 2160],
] as const;

/** Phones held upright and across, and tablets. */
export const TOUCH_SIZES = [
  [360, 640],
  [390, 844],
  [430, 932],
  [640, 360],
  [844, 390],
  [932, 430],
  [768, 1024],
  [1024, 768],
] as const;
