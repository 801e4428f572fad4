import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { targetingLimits } from "@portico/gate/targeting";
import { limits } from "../src/app.ts";
import { usual } from "../src/database/postgres.ts";
import { maxCost } from "../src/graph/graph.cost.ts";
import { documentLimits } from "../src/graph/graph.limits.ts";
import { bodyLimits, budget, graphQueueLimits } from "../src/graph/graph.routes.ts";
import { maxPartsBesideFile } from "../src/http/bodies.ts";
import { deepestJson } from "../src/http/jsonLimits.ts";
import { callsPerMinute, reportLimits } from "../src/http/cspReports.ts";
import { socketBounds } from "../src/http/sockets.ts";
import { documentQueueLimits, type QueueLimits } from "../src/lib/fairQueue.ts";
import { maxTokens } from "../src/lib/graphDocument.ts";
import { poolLimits } from "../src/lib/workerPool.ts";
import { deltaQueueLimits, keptDeltas } from "../src/modules/content/delivery/delivery.routes.ts";
import { maxEntries } from "../src/modules/content/import-export/messageFile.ts";
import { xliffLimits } from "../src/modules/content/import-export/xliffRead.ts";
import { budgets } from "../src/modules/telemetry/eventBudget.ts";

const table =
  readFileSync(join(import.meta.dirname, "../../docs/operations.md"), "utf8")
    .split("## Limits")[1]
    ?.split("\n## ")[0] ?? "";
const rows = table.split("\n").filter((line) => line.startsWith("| "));

const written = (value: number) => value.toLocaleString("en-US");
const seconds = (milliseconds: number) => `${milliseconds / 1000} s`;
const queued = ({ concurrency, waiting, timeoutMilliseconds }: QueueLimits) => [
  `| ${concurrency}; ${waiting} more wait for ${seconds(timeoutMilliseconds)} at most |`,
];
const { everywhere, address, slowest } = socketBounds(Infinity);

test.each<[string, readonly string[]]>([
  [
    "Request body",
    [
      `| ${written(limits.bodyLimit)} bytes`,
      `auxiliary graph ${written(bodyLimits.auxiliary)}`,
      `the graph ${written(bodyLimits.main)}`,
    ],
  ],
  ["Lists and objects within each other", [`| ${deepestJson} |`]],
  [
    "Lists, objects, strings and commas",
    [`${written(limits.bodyLimit)} bytes`, `| ${written(maxPartsBesideFile)}; 1 |`],
  ],
  [
    "Browsers' reports",
    [`${written(reportLimits.bytes)} bytes`, `${callsPerMinute.perNetwork} and ${callsPerMinute.total} calls`],
  ],
  [
    "Analytics events",
    [
      `| ${written(budgets.eventsPerMinute)} and ${budgets.bytesPerMinute / 1e6} MB a minute`,
      `; ${budgets.bytesPerDay / 1e6} MB a day; ${budgets.bytesPerDayFromAll / 1e6} MB a day |`,
    ],
  ],
  [
    "A file of translations",
    [
      `| ${xliffLimits.depth}; ${xliffLimits.attributes}; ${written(xliffLimits.part)} characters; ${written(maxEntries)} |`,
    ],
  ],
  ["Targeting of a toggle", [`| ${targetingLimits.steps}; ${targetingLimits.depth}; ${targetingLimits.shares} |`]],
  ["A request until it has arrived", [seconds(limits.requestTimeout)]],
  ["Waiting for a database connection", [seconds(usual.connection)]],
  ["A database statement", [seconds(usual.statement)]],
  ["A statement without any answer", [seconds(usual.answer)]],
  ["A transaction in which nothing happens", [seconds(usual.idleTransaction)]],
  [
    "A GraphQL document",
    [
      `${written(maxTokens)} tokens`,
      `depth ${documentLimits.depth}`,
      `${documentLimits.fields} fields`,
      `${documentLimits.aliases} aliases`,
      `${documentLimits.rootFields} queries`,
    ],
  ],
  ["Cost of a GraphQL operation", [`| ${written(maxCost)} |`]],
  ["The same in a minute", [`| ${written(budget.max)},`]],
  ["GraphQL operations at once", queued(graphQueueLimits)],
  ["Event streams", ["| 300, all processes", "; 10,000, or half"]],
  ["Connections of callers", [`| ${written(everywhere)}, or 80 %`, `of one address ${written(address)},`]],
  ["A reader for whom bytes wait", [`${slowest.bytesPerSecond} bytes a second`, `every ${seconds(slowest.window)}`]],
  ["Files made", queued(documentQueueLimits)],
  ["Work in threads", [`${poolLimits.waiting} jobs`, `${seconds(poolLimits.longest)} a job`]],
  ["Deltas between releases", queued(deltaQueueLimits)],
  ["Deltas kept", [`| ${written(keptDeltas.entries)}, with ${keptDeltas.bytes / 1e6} MB`]],
])("docs/operations.md matches the limits in the code: %s", (name, bounds) => {
  const row = rows.find((line) => line.startsWith(`| ${name}`));
  expect(row).toBeDefined();
  for (const bound of bounds) expect(row).toContain(bound);
});
