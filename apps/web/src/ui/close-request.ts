/** What a browser may offer; see https://developer.mozilla.org/docs/Web/API/CloseWatcher. */
interface Watcher extends EventTarget {
  destroy(): void;
}

declare global {
  var CloseWatcher: (new () => Watcher) | undefined;
}

/**
 * Calls back whenever the reader wants out of what was opened last by a means of the device, such as a gesture, where
 * the browser tells. Returns how to stop that.
 */
export function onCloseRequest(asked: () => void): () => void {
  const { CloseWatcher } = globalThis;
  if (CloseWatcher === undefined) return () => undefined;
  let watcher: Watcher;
  const watch = (): void => {
    watcher = new CloseWatcher();
    // It is heard once: whoever stays open has to be asked again.
    watcher.addEventListener('close', () => {
      watch();
      asked();
    });
  };
  watch();
  return () => watcher.destroy();
}
