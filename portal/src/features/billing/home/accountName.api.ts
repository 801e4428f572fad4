import type { ApolloClient } from "@apollo/client";
import { tellGraph } from "../../../api/graphCalls.ts";
import type { RenameAccountInput } from "../../../api/graphql/generated/graph.ts";
import { RenameAccountDocument } from "../../../api/graphql/generated/graph.standing.ts";

/** Names an account (B15). May be sent again: wishing for what it is called already changes nothing. Never throws. */
export const renameAccount = (client: ApolloClient, input: RenameAccountInput) => tellGraph(client, RenameAccountDocument, { input });
