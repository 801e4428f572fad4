import type { ApolloClient } from "@apollo/client";
import { tellGraph } from "../../../api/graphCalls.ts";
import { SetPaperlessDocument } from "../../../api/graphql/generated/graph.standing.ts";
import type { PaperlessChange } from "./paperless.slice.ts";

/** Turns paperless billing on or off (BILL-09). May be sent again: asking for what is so already changes nothing. */
export const setPaperless = (client: ApolloClient, input: PaperlessChange) => tellGraph(client, SetPaperlessDocument, { input });
