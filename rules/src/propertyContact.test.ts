import { expect, test } from "vitest";
import { validatePropertyContact, tidyContact, type PropertyContactFacts } from "./propertyContact.rules.ts";

const rosa: PropertyContactFacts = {
  name: "Rosa Delgado",
  role: "PROPERTY_MANAGER",
  phone: "6175550142",
  email: "rosa@maplecourt.example",
};

test.each([
  [{}, []],
  [{ name: " " }, [{ field: "name", code: "MISSING" }]],
  [{ name: "x".repeat(100) }, []],
  [{ name: "x".repeat(101) }, [{ field: "name", code: "TOO_LONG" }]],
  [{ phone: "" }, [{ field: "phone", code: "MISSING" }]],
  [{ phone: "617555" }, [{ field: "phone", code: "INVALID" }]],
  [{ email: " " }, [{ field: "email", code: "MISSING" }]],
  [{ email: "rosa at home" }, [{ field: "email", code: "INVALID" }]],
  [{ email: " rosa@maplecourt.example " }, []],
])("%j has the errors %j", (changes, errors) => {
  expect(validatePropertyContact(tidyContact({ ...rosa, ...changes }))).toEqual(errors);
});
