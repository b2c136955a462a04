/** Whether this page may show notices of the device; `none` where there are no such things. */
export type NoticePermission = NotificationPermission | 'none';

/** Whether this page may show notices, as far as it knows without asking. */
export function noticePermission(): NoticePermission {
  return 'Notification' in globalThis ? Notification.permission : 'none';
}

/** Asks whether this page may show notices; has to be called while the reader presses something. */
export async function askForNotices(): Promise<NoticePermission> {
  return noticePermission() === 'none' ? 'none' : Notification.requestPermission();
}

/** Shows a notice of the device, in place of the last one about the same thing. */
export function notify(title: string, body: string, about: string): void {
  if (noticePermission() !== 'granted') return;
  const options = { body, tag: about, icon: '/icon-192.png' };
  try {
    const notice = new Notification(title, options);
    notice.addEventListener('click', () => {
      window.focus();
      notice.close();
    });
  } catch {
    // On phones only a service worker may show notices.
    void navigator.serviceWorker.ready.then((worker) => worker.showNotification(title, options));
  }
}
