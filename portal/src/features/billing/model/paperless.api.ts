import type { ApolloClient } from "@apollo/client";
import { tellGraph } from "../../../api/graphCalls.ts";
import type { PaperlessInput } from "../../../api/graphql/generated/graph.ts";
import { SetPaperlessDocument } from "../../../api/graphql/generated/graph.standing.ts";

/** Turns paperless billing on, with what was agreed to, or off (BILL-09). May be sent again: asking for what is so already changes nothing. */
export const setPaperless = (client: ApolloClient, input: PaperlessInput) => tellGraph(client, SetPaperlessDocument, { input });
