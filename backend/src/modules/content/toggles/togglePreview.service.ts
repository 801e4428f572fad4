import type { components } from "@portico/openapi/studio";
import { people, type ListedPerson } from "../../../database/people.ts";
import type { Dependencies } from "../../../dependencies.ts";
import type { Transaction } from "../../../database/database.ts";
import { accountServices } from "../../account/account.reads.ts";
import type { ToggleDefinition } from "../content.types.ts";
import { toggleEvaluator, type Evaluator, type ToggleContext } from "./toggles.domain.ts";

type Preview = components["schemas"]["TogglePreview"];
type Customer = ListedPerson & { accountId: string };

/** Enough fictitious account numbers to show a share to about a tenth of a percent. */
const spread = Array.from({ length: 10_000 }, (_, index) => `preview-${index}`);

const isCustomer = (person: ListedPerson): person is Customer => person.accountId !== null;

async function demoContext(
  tx: Transaction,
  { accountId, role, site }: Customer,
  environment: string,
): Promise<ToggleContext> {
  const services = (await accountServices(tx, accountId)).map(({ key }) => key);
  return { site, environment, role, userType: "CUSTOMER", accountId, services };
}

/** The variant of each demo customer; empty while the demo is off, because real customers are not evaluated. */
async function demoPeople(
  { database, config }: Dependencies,
  key: string,
  evaluate: Evaluator,
): Promise<Preview["people"]> {
  const evaluated: Preview["people"] = [];
  for (const person of config.demo ? people.filter(isCustomer) : []) {
    const { username, firstName, accountId, role, site } = person;
    const { variant = "", value = "" } =
      evaluate(key, await demoContext(database, person, config.contentEnvironment)) ?? {};
    evaluated.push({ username, firstName, accountId, role, site, variant, value });
  }
  return evaluated;
}

/** The share of each variant per site, without other targeting attributes. */
function shares(key: string, evaluate: Evaluator, environment: string): Preview["shares"] {
  return (["business", "community"] as const).map((site) => {
    const counted: Record<string, number> = {};
    for (const accountId of spread) {
      const variant =
        evaluate(key, { site, environment, role: "PRIMARY", userType: "CUSTOMER", accountId, services: [] })?.variant ??
        "";
      counted[variant] = (counted[variant] ?? 0) + 1;
    }
    return {
      site,
      accounts: spread.length,
      variants: Object.entries(counted).map(([variant, accounts]) => ({ variant, accounts })),
    };
  });
}

/** Previews who would get which variant of a valid definition. Deterministic. */
export async function togglePreview(deps: Dependencies, key: string, definition: ToggleDefinition): Promise<Preview> {
  const evaluate = toggleEvaluator({ [key]: definition });
  return {
    people: await demoPeople(deps, key, evaluate),
    shares: shares(key, evaluate, deps.config.contentEnvironment),
  };
}
