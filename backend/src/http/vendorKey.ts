import { client } from "@portico/rules/constants";
import type { FastifyInstance } from "fastify";
import { Problem } from "../lib/problem.ts";

/** The vendor key must be that of the site that the host stands for (SHELL-01); a missing one is the document's business. */
export function checkVendorKey(app: FastifyInstance): void {
  app.addHook("preHandler", async (request) => {
    const given = request.headers["x-vendor-key"];
    if (given === undefined || given === client.vendorKey[request.site]) return;
    throw new Problem("INVALID_REQUEST", { fields: [{ field: "x-vendor-key", code: "INVALID" }] });
  });
}
