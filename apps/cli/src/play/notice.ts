/** A passing remark on the last line of a terminal; anywhere else there is none. */
export interface Notice {
  /** Says it, unless it is taken away again within a moment; replaces what was said before. */
  show(text: string): void;
  clear(): void;
}

/** In milliseconds: what takes less needs no remark. */
const MOMENT = 250;
const ERASE = '\r\u001b[K';

export function createNotice(stream: NodeJS.WriteStream): Notice {
  let text = '';
  let isShown = false;
  let timer: NodeJS.Timeout | undefined;
  const write = (): void => {
    isShown = true;
    stream.write(ERASE + text);
  };
  return {
    show(next) {
      if (!stream.isTTY || next === text) return;
      text = next;
      if (isShown) write();
      else timer ??= setTimeout(write, MOMENT);
    },
    clear() {
      clearTimeout(timer);
      timer = undefined;
      text = '';
      if (isShown) stream.write(ERASE);
      isShown = false;
    },
  };
}
