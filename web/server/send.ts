import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendEntry } from './cache/send-entry';
import type { Loaded } from './cache/keeper';

/** Hands a remembered answer past the router to the connection, and says how it came about. */
export function send(request: FastifyRequest, reply: FastifyReply, { entry, how }: Loaded): void {
  reply.hijack();
  const timing = `cache;desc=${how}, total;dur=${reply.elapsedTime.toFixed(1)}`;
  sendEntry(request.raw, reply.raw, entry, { how, requestId: request.id, timing });
}
