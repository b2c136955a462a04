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
interface Scope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void;
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

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== OWN);
  await Promise.all(old.map((name) => caches.delete(name)));
  await scope.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(OWN);
  const wanted = request.mode === 'navigate' ? PAGE : request;
  return (await cache.match(wanted, { ignoreVary: true })) ?? fetch(request);
}

scope.addEventListener('install', (event) => event.waitUntil(keepAll()));
scope.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
scope.addEventListener('message', ({ data }) => {
  if (data === 'takeOver') void scope.skipWaiting();
});
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin || SERVER.test(pathname)) return;
  event.respondWith(answer(request));
});
