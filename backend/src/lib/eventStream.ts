import type { ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Heartbeat interval of an event stream; milliseconds. */
export const heartbeatMilliseconds = 20_000;

/** A reader with this many unsent bytes is disconnected; it reconnects. */
const maxUnsent = 1_000_000;

/** Hijacks the response from Fastify, because a stream has no end. */
export function openStream(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  });
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.hijack();
  reply.raw.write("retry: 2000\n\n");
  request.raw.setTimeout(0);
}

export const heartbeatText = "event: heartbeat\ndata: {}\n\n";

export function sendText(response: ServerResponse, text: string): void {
  if (response.writableLength > maxUnsent) response.destroy();
  else response.write(text);
}
