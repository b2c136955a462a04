/**
 * Keeps the whole page on the device, so that it works without a network. A new version is fetched in the background
 * and takes over when the reader says so: a page never mixes two versions.
 */

/** Put in by the build: every file of the page, and a name that changes with any of them. */
declare const FILES_OF_THE_PAGE: readonly string[];
declare const VERSION_OF_THE_PAGE: string;

/** The parts of a service worker's scope that are used here; the page's own types know nothing of it. */
interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pressed extends Waiting {
  readonly notification: { close(): void };
}
interface Scope {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { readonly type: 'window' }): Promise<readonly { focus(): Promise<unknown> }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Pressed) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}

const scope = self as unknown as Scope;
const PREFIX = 'altiplano-';
const OWN = `${PREFIX}${VERSION_OF_THE_PAGE}`;
const PAGE = '/index.html';
/** What only the server can answer. */
const SERVER = /^\/(?:api|ws|healthz|metrics)(?:\/|$)/;

async function keepAll(): Promise<void> {
  const cache = await caches.open(OWN);
  await cache.addAll(FILES_OF_THE_PAGE);
}

/** The last version stays, for other tabs that are still at a table of it and have not fetched everything. */
async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== OWN);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
  await scope.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(OWN);
  const isPage = request.mode === 'navigate' && !new URL(request.url).pathname.endsWith('.txt');
  const wanted = isPage ? PAGE : request;
  const kept =
    (await cache.match(wanted, { ignoreVary: true })) ?? (await caches.match(wanted, { ignoreVary: true }));
  return kept ?? fetch(request);
}

async function showPage(): Promise<void> {
  const [page] = await scope.clients.matchAll({ type: 'window' });
  await page?.focus();
}

scope.addEventListener('install', (event) => event.waitUntil(keepAll()));
scope.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
scope.addEventListener('message', ({ data }) => {
  if (data === 'takeOver') void scope.skipWaiting();
});
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showPage());
});
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin || SERVER.test(pathname)) return;
  event.respondWith(answer(request));
});
