import { createCell } from '@altiplano/client';

/** A newer version of the page that is ready; null while there is none. */
export const newVersion = createCell<ServiceWorker | null>(null);

function watch(registration: ServiceWorkerRegistration): void {
  const { installing, waiting } = registration;
  // Without a controller this is the very first one: nothing to take over from.
  if (waiting !== null && navigator.serviceWorker.controller !== null) newVersion.set(waiting);
  installing?.addEventListener('statechange', () => watch(registration));
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/service-worker.js');
  watch(registration);
  registration.addEventListener('updatefound', () => watch(registration));
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
