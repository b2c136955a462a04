/** What a browser may offer; see https://developer.mozilla.org/docs/Web/API/CloseWatcher. */
interface Watcher extends EventTarget {
  destroy(): void;
}

declare global {
  var CloseWatcher: (new () => Watcher) | undefined;
}

/** By whatever means the device has for it, such as a gesture. */
function byWatcher(Kind: new () => Watcher, asked: () => void): () => void {
  let watcher: Watcher;
  const watch = (): void => {
    watcher = new Kind();
    // It is heard once: whoever stays open has to be asked again.
    watcher.addEventListener('close', () => {
      watch();
      asked();
    });
  };
  watch();
  return () => watcher.destroy();
}

function byEscape(asked: () => void): () => void {
  const heard = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    asked();
  };
  document.addEventListener('keydown', heard, true);
  return () => document.removeEventListener('keydown', heard, true);
}

/** Calls back whenever the reader wants out of what was opened last. Returns how to stop that. */
export function onCloseRequest(asked: () => void): () => void {
  const { CloseWatcher } = globalThis;
  return CloseWatcher === undefined ? byEscape(asked) : byWatcher(CloseWatcher, asked);
}
