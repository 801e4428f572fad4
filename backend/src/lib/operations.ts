import type { FastifyReply, FastifyRequest } from "fastify";

/** Answers a request that is valid and permitted; what it throws becomes a problem. */
export type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** An operation of the contract: its handler, and what it takes beyond the house's limits. */
export type OperationHandler = Handler | { handler: Handler; bodyLimit?: number; callsPerMinute?: number };

/** What a module exports: handlers by operationId. Requests arrive validated, permitted, and with `request.principal`. */
export type Operations = Readonly<Record<string, OperationHandler>>;
