/** Holding a finger this long, this still, is a long press. */
const LONG = 450;
const STILL = 10;

/** Tells a long press from a tap and from the start of a scroll. */
export function createPress(onLong: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let x = 0;
  let y = 0;
  let wasLong = false;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    cancel,
    start(atX: number, atY: number): void {
      cancel();
      x = atX;
      y = atY;
      wasLong = false;
      timer = setTimeout(() => {
        wasLong = true;
        onLong();
      }, LONG);
    },
    move(toX: number, toY: number): void {
      if (Math.hypot(toX - x, toY - y) > STILL) cancel();
    },
    /** What comes now, by another finger or a key, has nothing to do with what was held before: a drag ends without a click. */
    forget(): void {
      cancel();
      wasLong = false;
    },
    /** Whether a finger is down that may become, or has become, a long press. */
    isOn: (): boolean => timer !== undefined || wasLong,
    /** Whether the click that follows belongs to a long press and must do nothing. */
    swallowsClick(): boolean {
      const swallowed = wasLong;
      wasLong = false;
      return swallowed;
    },
  };
}
