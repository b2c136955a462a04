import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Nothing from elsewhere, nothing inline, no frame around us: what a page of ours needs comes from here. */
const POLICY = {
  'default-src': ["'none'"],
  // Bots' nets run as WebAssembly; this allows that and no script made out of text.
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'media-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** For the few answers that are given before any of this runs: text that no browser may take for a page. */
export const BARE_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

const UNUSED = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

/** Tells browsers what they must not do with our pages. */
export async function addHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    frameguard: { action: 'deny' },
    // The address of a private table is its key: no other site may learn it.
    referrerPolicy: { policy: 'no-referrer' },
    // Whether this name is served by TLS only is for the proxy in front to promise.
    strictTransportSecurity: false,
  });
  const permissions = UNUSED.map((feature) => `${feature}=()`).join(', ');
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissions);
    reply.header('x-robots-tag', 'noindex');
  });
}
