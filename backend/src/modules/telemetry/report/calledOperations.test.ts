import { expect, test } from "vitest";
import { operationFinder } from "./calledOperations.domain.ts";

const contract = [
  { method: "GET", path: "/api/pub/orders/v1/orders" },
  { method: "GET", path: "/api/pub/orders/v1/orders/{order}" },
  { method: "GET", path: "/api/pub/orders/v1/orders/latest" },
  { method: "PUT", path: "/api/pub/orders/v1/orders/{order}/contactData" },
  { method: "PUT", path: "/api/pub/orders/v1/orders/{order}/deliveryDate" },
  { method: "POST", path: "/selfservice/graph" },
];
const find = operationFinder(contract, ["Wallet", "PayOnce"]);

test.each([
  ["GET", "/api/pub/orders/v1/orders", "/api/pub/orders/v1/orders"],
  ["GET", "/api/pub/orders/v1/orders/{id}", "/api/pub/orders/v1/orders/{id}"],
  ["GET", "/api/pub/orders/v1/orders/an-id-like-a-word", "/api/pub/orders/v1/orders/{id}"],
  ["GET", "/api/pub/orders/v1/orders/latest", "/api/pub/orders/v1/orders/latest"],
  ["PUT", "/api/pub/orders/v1/orders/{id}/{id}", "/api/pub/orders/v1/orders/{id}/{id}"],
  ["DELETE", "/api/pub/orders/v1/orders", undefined],
  ["GET", "/api/pub/orders/v1/orders/{id}/{id}", undefined],
  ["GET", "/dana@example.com", undefined],
])("%s %s is an operation's call or none", (method, path, expected) => {
  expect(find({ method, path, graphOperation: "" })?.path).toBe(expected);
});

test.each([
  ["Wallet", { method: "POST", path: "/selfservice/graph", graphOperation: "Wallet" }],
  ["PayOnce", { method: "POST", path: "/selfservice/graph", graphOperation: "PayOnce" }],
  ["a name that the portal does not send", { method: "POST", path: "/selfservice/graph" }],
  ["", { method: "POST", path: "/selfservice/graph" }],
])("a call of a graph is that of its operation: %s", (graphOperation, operation) => {
  expect(find({ method: "POST", path: "/selfservice/graph", graphOperation })).toEqual(operation);
});
