// Generated from openapi/graphql/graph and the portal's *.graph.graphql by `npm run generate`. Change the source, not this file.
import { fragment } from "../documents.ts";

export const fragmentPayableDevice = fragment("PayableDevice", "MobileDevice", ["id","name","remainingBalance","monthlyInstallment","installmentsRemaining","paymentMinimum","paymentMaximum"]);
