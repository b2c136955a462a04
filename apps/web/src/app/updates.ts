import { createCell } from '@altiplano/client';

/** A newer version of the page that is ready; null while there is none. */
export const newVersion = createCell<ServiceWorker | null>(null);

const AN_HOUR = 3_600_000;

let isReplaced = false;

/** Whether another tab has let a newer version take over: then the next screen is fetched anew. */
export function wasReplaced(): boolean {
  return isReplaced;
}

function watch(registration: ServiceWorkerRegistration): void {
  const { installing, waiting } = registration;
  // Without a controller this is the very first one: nothing to take over from.
  if (waiting !== null && navigator.serviceWorker.controller !== null) newVersion.set(waiting);
  installing?.addEventListener('statechange', () => watch(registration));
}

/** A page can stay open for days; whoever comes back to it is told of what is new. */
function lookAgain(registration: ServiceWorkerRegistration): void {
  let looked = Date.now();
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < AN_HOUR) return;
    looked = Date.now();
    // Without a network there is nothing new.
    registration.update().catch(() => undefined);
  });
}

/** What works without a network can be put beside other programs. No first picture waits for what browsers want to know then. */
function offerInstalling(): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'manifest', href: '/manifest.webmanifest' });
  document.head.append(link);
}

async function register(): Promise<void> {
  const workers = navigator.serviceWorker;
  let isFirst = workers.controller === null;
  workers.addEventListener('controllerchange', () => {
    isReplaced = !isFirst;
    isFirst = false;
  });
  const registration = await workers.register('/service-worker.js');
  watch(registration);
  registration.addEventListener('updatefound', () => watch(registration));
  lookAgain(registration);
  await workers.ready;
  offerInstalling();
}

/** Lets the page work without a network, where the browser can do that. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Forbidden or impossible: then the page works with a network only.
  addEventListener('load', () => void register().catch(() => undefined));
}

/** Goes on with the newer version. */
export function takeVersion(version: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  version.postMessage('takeOver');
}

/** Loads the page in the version that the server has now, where an older one is kept on the device. */
export async function loadNewest(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  // Without a network there is nothing newer than what is here.
  await registration?.update().catch(() => undefined);
  const coming = registration?.installing ?? registration?.waiting ?? null;
  if (coming === null) return location.reload();
  if (coming.state === 'installed') return takeVersion(coming);
  coming.addEventListener('statechange', () => {
    if (coming.state === 'installed') takeVersion(coming);
  });
}
