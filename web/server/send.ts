import type { FastifyReply, FastifyRequest } from 'fastify';
import { asked } from './cache/asked';
import { sendEntry } from './cache/send-entry';
import type { Loaded } from './cache/keeper';

/** Hands a remembered answer past the router to the connection, and says how it came about. */
export function send(request: FastifyRequest, reply: FastifyReply, { entry, how }: Loaded): void {
  reply.hijack();
  const timing = `cache;desc=${how}, total;dur=${reply.elapsedTime.toFixed(1)}`;
  sendEntry(reply.raw, entry, { by: asked(request.raw), method: request.method, how, requestId: request.id, timing });
}
