import { type Trouble, trouble } from '@altiplano/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isTrouble, refuse } from './refuse.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
type Method = (typeof METHODS)[number];

declare module 'fastify' {
  interface FastifyContextConfig {
    cost?: (request: FastifyRequest) => number;
  }
}

/** Answers a request with plain data, with a refusal, or with the reply that it has filled itself. */
export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<object>;

export interface RouteOptions {
  /** The largest body, in bytes. */
  readonly bodyLimit?: number;
  /** How many plain requests it counts as against the limits; one unless it is said. */
  readonly cost?: (request: FastifyRequest) => number;
  /** Why a request for one of the methods is refused before its body is read; or null. */
  readonly whyNot?: (request: FastifyRequest, reply: FastifyReply) => Trouble | null;
}

/** Adds the methods of one address; every other method is refused by its name. */
export function addRoute(
  app: FastifyInstance,
  url: string,
  handlers: Partial<Record<Method, Handler>>,
  { bodyLimit, cost, whyNot }: RouteOptions = {},
): void {
  const options = {
    ...(bodyLimit !== undefined && { bodyLimit }),
    ...(whyNot !== undefined && {
      async onRequest(request: FastifyRequest, reply: FastifyReply) {
        const why = Object.hasOwn(handlers, request.method) ? whyNot(request, reply) : null;
        if (why !== null) return refuse(reply, why);
      },
    }),
  };
  for (const [method, handle] of Object.entries(handlers)) {
    app.route({
      method,
      url,
      ...options,
      config: { ...(cost !== undefined && { cost }) },
      async handler(request, reply) {
        const answer: object | undefined = await handle(request, reply);
        // To wait for a handler that gives back the reply is to wait until it is sent; nothing is left of it then.
        if (answer === undefined || reply.sent) return reply;
        if (isTrouble(answer)) return refuse(reply, answer);
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
        return reply.send(answer);
      },
    });
  }
  const allowed = Object.keys(handlers).join(', ');
  app.route({
    method: METHODS.filter((method) => !Object.hasOwn(handlers, method)),
    url,
    handler: (_request, reply) => refuse(reply.header('allow', allowed), trouble('wrongMethod', { allowed })),
  });
}
