import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { trouble } from '@altiplano/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../http/refuse.ts';
import { placeholderPage } from './placeholder-page.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';
const FOR_A_DAY = 'public, max-age=86400';
/** Shown again and again while the page comes; an old one does no harm. */
const ICON = /[\\/]icon[\w-]*\.(?:svg|png)(?:\.br|\.gz)?$/;

function howLong(path: string, assets: string): string {
  // The builder puts the hash of the content into these names.
  if (path.startsWith(assets)) return FOREVER;
  return ICON.test(path) ? FOR_A_DAY : ASK_AGAIN;
}

/** A page that a person opens, not a file, a program's question or a socket. */
function isPage(request: FastifyRequest): boolean {
  const [path = ''] = request.url.split('?');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isApi = /^\/(?:api|ws|healthz|metrics)(?:\/|$)/.test(path);
  const isFile = /\.\w+$/.test(path);
  return isRead && !isApi && !isFile && (request.headers.accept ?? '').includes('text/html');
}

function notFound(reply: FastifyReply): FastifyReply {
  return refuse(reply, trouble('notFound'));
}

/** Serves the built screens, every page of theirs from the same document; or, without them, a page that says so. */
export async function addScreens(app: FastifyInstance, webDir: string): Promise<void> {
  if (!existsSync(join(webDir, 'index.html'))) {
    const page = placeholderPage();
    app.get('/', (_request, reply) =>
      reply.header('cache-control', ASK_AGAIN).type('text/html; charset=utf-8').send(page),
    );
    app.setNotFoundHandler((_request, reply) => notFound(reply));
    return;
  }
  const assets = join(webDir, 'assets') + sep;
  await app.register(fastifyStatic, {
    root: webDir,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', howLong(path, assets));
    },
  });
  app.setNotFoundHandler((request, reply) =>
    isPage(request) ? reply.code(200).sendFile('index.html') : notFound(reply),
  );
}
