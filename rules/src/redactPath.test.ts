import { expect, test } from "vitest";
import { redactPath } from "./redactPath.rules.ts";

test.each([
  ["/", "/"],
  ["/billing/pay-bill", "/billing/pay-bill"],
  ["/api/pub/account/v1/accounts", "/api/pub/account/v1/accounts"],
  ["/api/v12/x", "/api/v12/x"],
])("[ANLY-07 partly] analytics record the path %s of plain words and versions as %s", (path, sent) => {
  expect(redactPath(path)).toBe(sent);
});

test.each([
  ["an id", "/billing/payments/pay_8JkQ", "/billing/payments/{id}"],
  ["an account number", "/accounts/8000123456", "/accounts/{id}"],
  ["an address", "/users/dana@example.com", "/users/{id}"],
  ["a name with a capital letter", "/users/Dana", "/users/{id}"],
  ["words with a digit at the end", "/articles/pay-2", "/articles/{id}"],
  ["words with a digit at the start", "/articles/2pay", "/articles/{id}"],
  ["a hyphen at the start", "/articles/-pay", "/articles/{id}"],
  ["more than a version", "/api/v1x/xv1/v/accounts", "/api/{id}/{id}/v/accounts"],
  ["an encoded space", "/search/dana%20reyes", "/search/{id}"],
])("[ANLY-07 partly] %s is not sent", (_, path, sent) => {
  expect(redactPath(path)).toBe(sent);
});
